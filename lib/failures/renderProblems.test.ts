import {expect, it} from 'vitest';
import type {Problem} from './listProblems';
import {renderProblems} from './renderProblems';

const json: Problem = {
  id: 'android-api-file-jsondecodeerror',
  href: '/docs/android/api/file#fails-jsondecodeerror',
  page: 'Files',
  platform: 'android',
  situation: 'data',
  symptom: '`JSONDecodeError`.',
  message: 'JSONDecodeError',
  cause: 'A < B & "C".',
  check: 'look at `<text>`.',
  fix: 'press 确定.',
};

it('renders each problem under its situation, with its anchor and the link to its page', () => {
  expect(renderProblems([json, {...json, platform: 'ios'}], 'android', '/base/').data).toBe(
    '<ul><li><details id="android-api-file-jsondecodeerror"><summary><code>JSONDecodeError</code>. <small>Files</small></summary>' +
      '<p>A &lt; B &amp; &quot;C&quot;.</p>' +
      '<p><strong>Check:</strong> look at <code>&lt;text&gt;</code>.</p>' +
      '<p><strong>Fix:</strong> press <span lang="zh">确定</span>.</p>' +
      '<p>From: <a href="/base/docs/android/api/file#fails-jsondecodeerror">Files</a></p></details></li></ul>',
  );
});

it('lists each message once, in the order of its words, with the problems that have it', () => {
  const quoted: Problem = {...json, id: 'b', page: 'Notes', message: "'adb' is not recognized"};
  const {message: _, ...withoutMessage} = json;
  expect(
    renderProblems([json, {...json, id: 'a', page: 'Text'}, quoted, withoutMessage], 'android', '/').messages,
  ).toBe(
    '<ul>' +
      `<li><code>'adb' is not recognized</code>: <a href="/docs/problems/android#b">Notes</a></li>` +
      '<li><code>JSONDecodeError</code>: <a href="/docs/problems/android#android-api-file-jsondecodeerror">Files</a>, <a href="/docs/problems/android#a">Text</a></li>' +
      '</ul>',
  );
});

it('shows what belongs to no single platform on the page of all', () => {
  const {platform: _, ...shared} = json;
  expect(Object.keys(renderProblems([json, {...shared, situation: 'network'}], 'general', '/'))).toEqual([
    'network',
    'messages',
  ]);
});
