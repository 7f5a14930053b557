import {product} from '../../config/identity';
import type {ShardPage} from '../../lib/search/records/shard';

/** The pages that are written as components: their words cannot be read from a text. */
export const componentPages: readonly ShardPage[] = [
  describePage(
    '/',
    product.tagline,
    ['home', 'start', 'AScript', '首页'],
    'Write Python that taps, reads and types in any app on Android, iOS and Windows, without root or jailbreak.',
  ),
  describePage(
    '/videos',
    'Videos',
    ['video', 'course', 'tutorial', 'watch', '视频', '教程'],
    'Videos by platform and level, each with the written page on the same subject.',
  ),
  describePage(
    '/shop',
    'Shop',
    ['buy', 'price', 'order', 'board', 'hardware', 'compare', '商城', '购买'],
    'What can be bought, for whom, what it works with and how to get it; a chooser and a comparison.',
  ),
  describePage(
    '/plug',
    'Plug-ins',
    ['plugin', 'plug.load', 'extension', 'add-on', '插件'],
    'What each plug-in adds to scripts and how a script loads it.',
  ),
];

function describePage(url: string, title: string, keywords: string[], text: string): ShardPage {
  return {url, platform: 'Other', title, keywords, text, sections: [], symbols: []};
}
