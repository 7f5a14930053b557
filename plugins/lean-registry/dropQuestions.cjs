const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const QUESTIONS = /^questions:.*\n(?:(?:[ \t]|- ).*\n)*/m;

/**
 * Drops what only the search index reads, the `questions` of a page's front matter, from what the page loads: from its source,
 * whose lines keep their numbers, and from the metadata that Docusaurus has read out of it.
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
