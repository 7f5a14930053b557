import {expect, it} from 'vitest';
import {selectExtra, selectPlatform} from './selectPackages';

it('leaves out what other platforms have, and keeps what all share', () => {
  const all = {
    packages: {
      'sim.py': '',
      'sim_events.py': '',
      'sim_android.py': '',
      'sim_ios.py': '',
      'sim_pictures.py': '',
      'csv.py': '',
      'xml/etree/ElementTree.py': '',
      'ascript/__init__.py': '',
      'ascript/android/__init__.py': '',
      'ascript/android/node.py': '',
      'ascript/ios/node.py': '',
      'ascript/windows/window.py': '',
    },
    docs: {'android.node.Selector': '/docs/a', 'ios.node.Selector': '/docs/b'},
  };
  const {packages, docs} = selectPlatform(all, 'android');
  expect(Object.keys(packages)).toEqual([
    'sim.py',
    'sim_events.py',
    'sim_android.py',
    'ascript/__init__.py',
    'ascript/android/__init__.py',
    'ascript/android/node.py',
  ]);
  expect(Object.keys(selectExtra(all))).toEqual(['sim_pictures.py', 'csv.py', 'xml/etree/ElementTree.py']);
  expect(Object.keys(selectPlatform(all, 'ios').packages)).toContain('sim_pictures.py');
  expect(docs).toEqual({'android.node.Selector': '/docs/a'});
});
