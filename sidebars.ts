import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {category, course, docs, generatedCategory} from './config/sidebarItems';

/** Leads from the sidebar of a platform to the topics, which serve all of them. */
const TOPICS = {type: 'link', label: 'Topics', href: '/docs/topics/'} as const;

/** Lead from the sidebar of a platform to other pages that serve all of them. */
const FOR_ALL_PLATFORMS = [
  {type: 'link', label: 'Coming from another tool', href: '/docs/coming-from/'},
  {type: 'link', label: 'Versions and limits', href: '/docs/reference/versions'},
] as const;

/** The sidebars (tests/SPEC.md 2.2); labels are for people, ids are the files below docs/. */
const sidebars = {
  // First, because the main document of the docs (tests/SPEC.md 2.2) is the first one of the first sidebar.
  tutorial: [
    'intro',
    ...docs('reference', ['platforms', 'versions', 'stubs', 'simulator', 'assistants', 'glossary']),
    ...docs('problems', ['index', 'messages']),
    category(
      'Coming from another tool',
      docs('coming-from', [
        'auto-js',
        'touchsprite',
        'airscript',
        'appium',
        'airtest',
        'uiautomator2',
        'python-on-android',
        'desktop-tools',
        'rpa',
      ]),
      'coming-from/index',
    ),
    category(
      'More on Android',
      docs('android', [
        'hero',
        'video',
        'api/control',
        'api/plug/gp/desc',
        'api/plug/java_reflect',
        'api/screen/ocrx',
      ]),
    ),
    category('More on iOS', [
      ...docs('ios/download', ['win-active', 'mac-active']),
      ...docs('ios', [
        'itunes',
        'devtools/open',
        'devtools/vscode',
        'api/python/venv',
        'share/hid',
        'share/pip',
        'share/scrcpy',
      ]),
    ]),
    category('Windows start page', docs('windows', ['start'])),
    category('Licences and courses', [
      ...docs('about', ['product/vip']),
      ...docs('shop', ['b']),
      ...docs('teach', ['get']),
      ...docs('vmoshd', ['share']),
    ]),
    generatedCategory(
      {
        slug: '/category/tutorial---basics',
        title: 'Write for this site',
        description:
          'How to run this site, add a page, a post or a component to it, and publish it with its checks passing.',
      },
      docs('tutorial-basics', [
        'create-a-document',
        'create-a-page',
        'create-a-blog-post',
        'markdown-features',
        'deploy-your-site',
        'own-this-site',
        'congratulations',
      ]),
    ),
    generatedCategory(
      {
        slug: '/category/tutorial---extras',
        title: 'Versions and languages',
        description:
          'How this site would keep older versions of its pages beside the newest, and how it can be translated.',
      },
      docs('tutorial-extras', ['manage-docs-versions', 'translate-your-site']),
    ),
  ],
  android: [
    ...docs('android', ['intro', 'guide/index', 'download', 'guide/first']),
    course('android', 'Course: a routine to keep', ['look', 'tap', 'wait', 'repeat', 'settings', 'daily']),
    {type: 'link', label: 'Cookbook', href: '/docs/cookbook/?platform=android'},
    ...docs('problems', ['android']),
    TOPICS,
    category('Guides', docs('android/guide', ['python', 'appshop', 'app_make', 'app_card', 'api'])),
    category(
      'Developer tools',
      docs('android/devtools', ['webide', 'vscode', 'pycharm', 'open']),
      'android/devtools/index',
    ),
    category(
      'Actions',
      [...docs('android/api', ['action/ime', 'action/hid', 'mode']), ...docs('android', ['esp32'])],
      'android/api/action/index',
    ),
    category(
      'Controls',
      docs('android/api/node', ['app/intro', 'app/selector', 'app/view', 'web/webselector', 'web/webnode']),
    ),
    category(
      'Screen and vision',
      [
        ...docs('android/api/screen', [
          'findcolors',
          'comparecolors',
          'colors',
          'findimages',
          'ocr',
          'qrcode',
          'canny',
          'cvfont',
          'opencv',
          'gp',
          'gptask',
          'gp_dev_task',
        ]),
        category('YOLO', docs('android/api/screen/yolo', ['v8/yolo', 'v8/traing', 'v5/yolo', 'v5/traing'])),
      ],
      'android/api/screen/index',
    ),
    category(
      'System',
      [
        ...docs('android/api/system', ['device', 'clipboard', 'kv', 'notification', 'r', 'shell', 'agent']),
        ...docs('android/api', [
          'app/application',
          'app/permissions',
          'intent',
          'location',
          'bluetooth',
          'media',
          'file',
        ]),
      ],
      'android/api/system/index',
    ),
    category('User interface', docs('android/api/ui', ['window', 'floatwin', 'dialog', 'loger', 'imgshow'])),
    category(
      'Data and network',
      docs('android/api', ['tunner/http', 'tunner/websocket', 'db/mysql', 'cloud_control']),
    ),
    category('Python', docs('android/api/python', ['code', 'module', 'pip', 'pyandroid'])),
    category('Plug-ins', [
      ...docs('android/api/plug', ['load', 'simple_load', 'pluglist', 'export']),
      ...docs('android/api/plug/gp', ['create', 'mode', 'gpjs', 'test']),
    ]),
    category(
      'More',
      docs('android', ['online', 'deepseek', 'share/ui', 'share/scrcpy', 'share/pip', 'share/hid']),
    ),
    ...FOR_ALL_PLATFORMS,
  ],
  ios: [
    ...docs('ios', ['intro']),
    {type: 'link', label: 'Cookbook', href: '/docs/cookbook/?platform=ios'},
    ...docs('problems', ['ios']),
    TOPICS,
    category('Install and activate', docs('ios/download', ['app', 'active', 'wda'])),
    category('Developer tools', docs('ios/devtools', ['webide', 'pycharm']), 'ios/devtools/index'),
    course('ios', 'Course: a storage watch', ['first', 'read', 'act', 'routine']),
    category('Actions', docs('ios/api', ['action/ime', 'application']), 'ios/api/action/index'),
    category('Controls', docs('ios/api/node', ['intro', 'selector', 'view'])),
    category(
      'Screen and vision',
      [
        ...docs('ios/api/screen', [
          'findcolors',
          'comparecolors',
          'counting_colors',
          'findimages',
          'ocr',
          'coder_scanner',
        ]),
        category('YOLO', docs('ios/api/screen/yolo', ['yolov8', 'traing'])),
      ],
      'ios/api/screen/index',
    ),
    category(
      'System',
      [...docs('ios/api/system', ['device', 'clip', 'kv', 'r']), ...docs('ios/api', ['media', 'file'])],
      'ios/api/system/index',
    ),
    category('User interface', docs('ios/api/ui', ['webwindow', 'float_log'])),
    category(
      'Data and network',
      docs('ios/api', ['tunner/http', 'tunner/websocket', 'db/mysql', 'cloud_control']),
    ),
    category('Python', docs('ios/api/python', ['code', 'support'])),
    ...docs('ios', ['api/index']),
    category('More', docs('ios', ['online', 'share/screenep', 'share/ui'])),
    ...FOR_ALL_PLATFORMS,
  ],
  windows: [
    ...docs('windows', ['intro', 'guide/intro', 'download']),
    course('windows', 'Course: enter a list', ['start', 'find', 'work']),
    {type: 'link', label: 'Cookbook', href: '/docs/cookbook/?platform=windows'},
    ...docs('problems', ['windows']),
    TOPICS,
    ...docs('windows', ['window', 'controls', 'dialogs', 'screen', 'action', 'api']),
    ...FOR_ALL_PLATFORMS,
  ],
  cookbook: [
    'cookbook/index',
    category(
      'Apps',
      docs('cookbook', [
        'close-pop-ups',
        'several-apps',
        'list-to-csv',
        'watch-offers',
        'fill-a-form',
        'post-from-a-table',
        'copy-a-code',
      ]),
    ),
    category(
      'Games and pictures',
      docs('cookbook', [
        'any-screen-size',
        'read-a-number',
        'game-loop',
        'stamina-plan',
        'match-three',
        'merge-by-dragging',
        'walk-on-a-map',
      ]),
    ),
    category('Settings and time', docs('cookbook', ['settings-window', 'start-at-a-time'])),
    category(
      'Tests and computers',
      docs('cookbook', [
        'keep-evidence',
        'test-an-app',
        'report-to-your-server',
        'jobs-from-a-server',
        'many-phones',
      ]),
    ),
    category('Models', docs('cookbook', ['train-and-use-yolo', 'ask-a-model'])),
    category(
      'iPhone and Windows',
      docs('cookbook', ['iphone-check-in', 'iphone-routine', 'fill-a-windows-program']),
    ),
  ],
  topics: [
    'topics/index',
    category('Let it run alone', docs('topics', ['keep-running', 'run-at-a-time', 'updating-scripts'])),
    category(
      'Make it reliable',
      docs('topics', ['waiting-well', 'many-screens', 'speed', 'debugging-and-logs']),
    ),
    category('Choose the rights', docs('topics', ['shizuku-and-root', 'emulators'])),
    category('Work with the phone', docs('topics', ['pickers-and-switches', 'events', 'sensors', 'sms'])),
    category(
      'Build it to last',
      docs('topics', ['good-practice', 'larger-project', 'testing-a-script', 'hashes-and-ciphers', 'safety']),
    ),
  ],
  cloud: docs('service', ['intro', 'cloud/intro', 'cloud/http', 'cloud/ws', 'cloud/make', 'db']),
  shop: docs('shop', ['intro', 'hid', 'vip']),
  audio: docs('teach', ['intro', 'android', 'ios', 'project']),
  about: [
    ...docs('about', ['us', 'contact', 'activity/vmos']),
    ...docs('android', ['reward']),
    category(
      'Legal documents',
      docs('about/doc', ['userprotocol', 'devprotocol', 'privacypolicy', 'disclaimers']),
    ),
  ],
} satisfies SidebarsConfig;

export default sidebars;
