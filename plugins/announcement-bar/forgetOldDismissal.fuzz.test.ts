// @vitest-environment jsdom
import fc from 'fast-check';
import {expect} from 'vitest';
import {hostileText} from '../../tests/fuzz/hostileText';
import {property} from '../../tests/fuzz/property';
import {forgetOldDismissal} from './forgetOldDismissal';

const stored = fc.option(hostileText(['this', 'true', 'false', 'null', '{', '"', ' '], ['this']));

property(
  'whatever the browser kept of announcements, only the closed one stays closed',
  fc.tuple(stored, stored),
  ([id, dismissed]) => {
    localStorage.clear();
    if (id !== null) localStorage.setItem('docusaurus.announcement.id', id);
    if (dismissed !== null) localStorage.setItem('docusaurus.announcement.dismiss', dismissed);
    forgetOldDismissal('this');
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe(id === 'this' ? dismissed : null);
  },
);
