const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const QUESTIONS = /^questions:.*\n(?:(?:[ \t]|- ).*\n)*/m;

/**
 * A bundler loader that removes `questions`, which only the search index reads, from the front matter of a page. It takes
 * either the page's source, whose line numbers stay as they are, or the JSON metadata that Docusaurus has read from it.
 * @param {string} source
 */
module.exports = function dropQuestions(source) {
  if (!source.startsWith('{'))
    return source.replace(FRONT_MATTER, (head) => head.replace(QUESTIONS, toEmptyLines));
  const {frontMatter, ...metadata} = JSON.parse(source);
  const {questions: _questions, ...kept} = frontMatter ?? {};
  return JSON.stringify(frontMatter ? {...metadata, frontMatter: kept} : metadata);
};

/** @param {string} text */
function toEmptyLines(text) {
  return text.replace(/.+/g, '');
}
