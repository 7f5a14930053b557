import {expect, it} from 'vitest';
import {buildModel} from '../api/buildModel';
import {parseStub} from '../api/parseStub';
import {createEntryRenderer} from './createEntryRenderer';
import {renderMarkdown} from './renderMarkdown';

const STUBS = {
  'ascript.android._types':
    'class Hit:\n    """A place."""\n    x: int\n    """From the left, in pixels."""\n',
  'ascript.android.screen': `
LIMIT: int = 3
"""The most hits."""

class Box:
    """A box."""
    def find(self, text: str, *rest: int, until: int = 0) -> Hit | None:
        """Finds \`text\`.

        Details.

        Args:
            text: What to find.
            until: How long to try, in milliseconds.

        Returns:
            The place, or \`None\`.

        Raises:
            ValueError: When empty.

        Note:
            Slow.

        Requires:
            Screen capture

        Confidence:
            medium: Seen once.
        """
`,
  'ascript.ios.screen': 'class Box:\n    """A box."""\n    def find(self) -> None:\n        """Finds."""\n',
};

const model = buildModel(Object.entries(STUBS).map(([name, text]) => parseStub(text, name, `${name}.pyi`)));
const symbolHrefs = new Map([['ascript.ios.screen.Box.find', '/docs/ios/box#screen.Box.find']]);

function renderPage(path: string, ids: string[]): string[] {
  const render = createEntryRenderer(path, {
    reference: {model, symbolHrefs},
    toHref: (href) => `https://docs.example${href}`,
  });
  return ids.map((id) => renderMarkdown(render(id) ?? []));
}

it('tells of a call what the stubs know: signature, parameters, result, types, failure, needs and how sure it is', () => {
  const [text] = renderPage('/docs/android/box', ['screen.Box.find']);
  expect(text).toBe(
    [
      '```python',
      'from ascript.android.screen import Box',
      'Box.find(text: str, *rest: int, until: int = 0) -> Hit | None',
      '```',
      '',
      'Finds `text`.',
      '',
      'Details.',
      '',
      '**Parameters:**',
      '',
      '- `text: str` (required): What to find.',
      '- `*rest: int`',
      '- `until: int = 0`: How long to try, in milliseconds.',
      '',
      '**Returns:** The place, or `None`.',
      '',
      '`Hit`: A place.',
      '',
      '- `x: int`: From the left, in pixels.',
      '',
      '**Raises** `ValueError`: When empty.',
      '',
      '**Note:** Slow.',
      '',
      '- Needs: Screen capture',
      '- Confidence: medium. Seen once.',
      '- Also on [iOS](https://docs.example/docs/ios/box#screen.Box.find)',
      '',
    ].join('\n'),
  );
});

it('does not tell again what an entry above on the page has told', () => {
  const [, text] = renderPage('/docs/android/box', ['screen.Box', 'screen.Box.find']);
  expect(text).not.toContain('import');
});

it('says once a class that a result is not documented, and gives no Returns for it', () => {
  const doc = '"""Does it.\n\n        Returns:\n            The result is not documented.\n        """';
  const calls = ['open', 'close'].map((name) => `    def ${name}(self) -> Any:\n        ${doc}\n`);
  const stub = parseStub(`class Box:\n    """A box."""\n${calls.join('')}`, 'ascript.android.a', 'a.pyi');
  const render = createEntryRenderer('/docs/android/a', {
    reference: {model: buildModel([stub]), symbolHrefs: new Map()},
    toHref: (href) => href,
  });
  expect(['a.Box.open', 'a.Box.close'].map((id) => renderMarkdown(render(id) ?? []))).toEqual([
    '```python\nfrom ascript.android.a import Box\nBox.open() -> Any\n```\n\nDoes it.\n\n' +
      '- Result not documented, as for each call below with `-> Any` and no Returns\n',
    '```python\nBox.close() -> Any\n```\n\nDoes it.\n',
  ]);
});

it('writes a constant as Python declares it', () => {
  expect(renderPage('/docs/android/box', ['screen.LIMIT'])).toEqual(['`LIMIT: int = 3`: The most hits.\n']);
});

it('takes the symbol of the platform of the page, and no other', () => {
  expect(renderPage('/docs/ios/box', ['screen.Box.find', 'screen.LIMIT'])).toEqual([
    '```python\nfrom ascript.ios.screen import Box\nBox.find() -> None\n```\n\nFinds.\n',
    '',
  ]);
});

it('shows the keys of a dictionary as keys', () => {
  const stubs = {
    'ascript.android._types': 'class Hit(TypedDict):\n    """A place."""\n    x: int\n    """In pixels."""\n',
    'ascript.android.a': 'def find() -> Hit | None:\n    """Finds."""\n',
  };
  const render = createEntryRenderer('/docs/android/a', {
    reference: {
      model: buildModel(Object.entries(stubs).map(([name, text]) => parseStub(text, name, `${name}.pyi`))),
      symbolHrefs: new Map(),
    },
    toHref: (href) => href,
  });
  expect(renderMarkdown(render('a.find') ?? [])).toContain(
    '`Hit`: A place. It is a dictionary: read `value["x"]`, not `value.x`.\n\n- `"x": int`: In pixels.',
  );
});

it('takes the entry of the platform of a page in any version and in a course', () => {
  for (const path of ['/docs/1.0/ios/box', '/docs/next/ios/box', '/docs/learn/ios/box'])
    expect(renderPage(path, ['screen.Box.find'])[0]).toContain('from ascript.ios.screen import Box');
});
