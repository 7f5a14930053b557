import {expect, it} from 'vitest';
import {checkFooterColumns, type FooterColumn} from './checkFooterColumns';

function check(columns: FooterColumn[]): void {
  checkFooterColumns('config/footer.ts', columns);
}

it('lets columns with links pass', () => {
  expect(() => check([{items: [{label: 'Blog', to: '/blog'}]}])).not.toThrow();
});

it('names the file when there are no columns', () => {
  expect(() => check([])).toThrow('config/footer.ts: links is []; allowed: at least one column');
});

it('names the column that has no links', () => {
  expect(() => check([{items: [{}]}, {items: []}])).toThrow(
    'config/footer.ts: links[1].items is []; allowed: at least one link',
  );
});
