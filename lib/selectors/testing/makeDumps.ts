/** A control of a dump that a test makes: attributes that matter, and what is inside. */
export interface DumpControl {
  class: string;
  text?: string;
  desc?: string;
  id?: string;
  bounds?: readonly [left: number, top: number, right: number, bottom: number];
  flags?: readonly string[];
  package?: string;
  children?: readonly DumpControl[];
}

const FLAGS = [
  'checkable',
  'checked',
  'clickable',
  'enabled',
  'focusable',
  'focused',
  'scrollable',
  'long-clickable',
  'password',
  'selected',
];

const text = (value: string, id?: string): DumpControl => ({
  class: 'android.widget.TextView',
  text: value,
  ...(id && {id}),
});
const box = (...children: DumpControl[]): DumpControl => ({class: 'android.widget.LinearLayout', children});
const frame = (...children: DumpControl[]): DumpControl => ({
  class: 'android.widget.FrameLayout',
  bounds: [0, 0, 1080, 2400],
  children,
});
const list = (id: string, children: DumpControl[]): DumpControl => ({
  class: 'androidx.recyclerview.widget.RecyclerView',
  id,
  flags: ['scrollable', 'focusable'],
  children,
});
const times = (count: number, make: (index: number) => DumpControl): DumpControl[] =>
  Array.from({length: count}, (_, index) => make(index));

const settingsRow = (title: string, summary?: string): DumpControl => ({
  class: 'android.widget.LinearLayout',
  flags: ['clickable', 'focusable'],
  children: [
    {
      class: 'android.widget.RelativeLayout',
      children: [text(title, 'android:id/title'), ...(summary ? [text(summary, 'android:id/summary')] : [])],
    },
    {
      class: 'android.widget.LinearLayout',
      id: 'android:id/widget_frame',
      children: [
        {class: 'android.widget.Switch', id: 'android:id/switch_widget', flags: ['checkable', 'clickable']},
      ],
    },
  ],
});

const feedCard = (index: number): DumpControl => ({
  class: 'android.view.ViewGroup',
  id: 'com.example.feed:id/card',
  bounds: [
    (index % 10) * 108,
    Math.floor(index / 10) * 30,
    (index % 10) * 108 + 108,
    Math.floor(index / 10) * 30 + 30,
  ],
  flags: ['clickable'],
  children: [
    text(`Article ${index}`, 'com.example.feed:id/title'),
    text('Read more', 'com.example.feed:id/more'),
    {
      class: 'android.widget.ImageButton',
      desc: 'Share',
      id: 'com.example.feed:id/share',
      flags: ['clickable'],
    },
    {class: 'android.widget.ImageView', id: 'com.example.feed:id/picture'},
  ],
});

/** The shapes of dumps that people publish, each with what is to be counted in it. */
export const DUMPS: readonly {
  name: string;
  windows: readonly DumpControl[];
  counts: readonly (readonly [chain: string, count: number])[];
}[] = [
  {
    name: 'a list of settings',
    windows: [
      frame(
        text('Network & internet', 'com.android.settings:id/action_bar_title'),
        list('com.android.settings:id/recycler_view', [
          settingsRow('Wi-Fi', 'Connected'),
          settingsRow('Bluetooth'),
          settingsRow('NFC', 'Connected'),
          settingsRow('VPN'),
        ]),
      ),
    ],
    counts: [
      ['Selector().id("^android:id/title$")', 4],
      ['Selector().text("^Connected$")', 2],
      ['Selector().text("^Wi-Fi$").parent(2)', 1],
      ['Selector().text("^Wi-Fi$").parent(2).child(2).child(1)', 1],
      ['Selector().checkable(True).checked(False)', 4],
    ],
  },
  {
    name: 'a web page in an app',
    windows: [
      frame({
        class: 'android.webkit.WebView',
        text: 'Sign in',
        flags: ['focusable', 'scrollable'],
        children: [
          {
            class: 'android.view.View',
            id: 'main',
            children: [
              {class: 'android.widget.EditText', id: 'user', flags: ['focusable', 'clickable']},
              {
                class: 'android.widget.EditText',
                id: 'password',
                flags: ['focusable', 'clickable', 'password'],
              },
              {class: 'android.widget.Button', text: 'Sign in', flags: ['clickable']},
              {class: 'android.view.View', desc: 'Forgot password? ', flags: ['clickable']},
            ],
          },
        ],
      }),
    ],
    counts: [
      ['Selector().text("^Sign in$")', 2],
      ['Selector().text("^Sign in$").type(".*Button")', 1],
      ['Selector().editable(True)', 2],
      ['Selector().id("^user$").brother(0.1)', 1],
    ],
  },
  {
    name: 'a chat with ids that a build tool made',
    windows: [
      frame(
        list(
          'com.tencent.mm:id/bkv',
          times(8, (index) =>
            box(
              {
                class: 'android.widget.ImageView',
                id: 'com.tencent.mm:id/b4r',
                desc: index % 2 ? 'Me' : 'Anna',
              },
              text(`Message ${index}`, 'com.tencent.mm:id/b4b'),
            ),
          ),
        ),
        box(
          {class: 'android.widget.EditText', id: 'com.tencent.mm:id/bkk', flags: ['focusable', 'clickable']},
          {class: 'android.widget.Button', id: 'com.tencent.mm:id/bql', text: 'Send', flags: ['clickable']},
        ),
      ),
    ],
    counts: [
      ['Selector().desc("^Anna$")', 4],
      ['Selector().desc("^Anna$").parent(1)', 4],
      ['Selector().text("^Message 3$").brother(-0.1)', 1],
      ['Selector().id(".*:id/b4.")', 16],
    ],
  },
  {
    name: 'a game with one view',
    windows: [
      frame({class: 'android.view.SurfaceView', bounds: [0, 0, 1080, 2400], flags: ['focusable', 'focused']}),
    ],
    counts: [
      ['Selector().type("android.view.SurfaceView")', 1],
      ['Selector().text(".*")', 0],
    ],
  },
  {
    name: 'lists inside of a list',
    windows: [
      frame(
        list(
          'com.example.store:id/rows',
          times(6, (row) =>
            box(
              text(`Shelf ${row}`, 'com.example.store:id/shelf'),
              list(
                'com.example.store:id/items',
                times(9, (item) => box(text(`Item ${item}`, 'com.example.store:id/name'), text('Buy'))),
              ),
            ),
          ),
        ),
      ),
    ],
    counts: [
      ['Selector().text("^Buy$")', 54],
      ['Selector().text("^Item 3$")', 6],
      ['Selector().text("^Shelf 2$").parent(1).child(2).child(4).child(2)', 1],
      ['Selector().type(".*RecyclerView").childCount(9)', 6],
      ['Selector().type(".*RecyclerView").childCount(6.9)', 7],
    ],
  },
  {
    name: 'a Flutter app with few nodes',
    windows: [
      frame({
        class: 'android.view.View',
        children: [
          {class: 'android.view.View', desc: 'Counter\nYou have pushed the button 3 times'},
          {class: 'android.widget.Button', desc: 'Increment', flags: ['clickable', 'focusable']},
          {class: 'android.widget.Button', flags: ['clickable', 'focusable']},
        ],
      }),
    ],
    counts: [
      ['Selector().desc("^Increment$")', 1],
      ['Selector().desc("Counter.*")', 1],
      ['Selector().clickable(True)', 2],
    ],
  },
  {
    name: 'a Compose app without ids',
    windows: [
      frame({
        class: 'androidx.compose.ui.platform.ComposeView',
        children: [
          {
            class: 'android.view.View',
            children: times(5, (index) => ({
              class: 'android.view.View',
              flags: ['clickable', 'focusable'],
              children: [text(['Home', 'Search', 'Cart', 'Orders', 'You'][index] ?? '')],
            })),
          },
        ],
      }),
    ],
    counts: [
      ['Selector().text("^Cart$").parent(1)', 1],
      ['Selector().type("android.view.View").clickable(True)', 5],
      ['Selector().text("^Home$").parent(1).brother(0.1).child(1)', 1],
    ],
  },
  {
    name: 'a dialog that asks for a permission',
    windows: [
      frame(
        text(
          'Allow Camera & Co. to take pictures?',
          'com.android.permissioncontroller:id/permission_message',
        ),
        box(
          {
            class: 'android.widget.Button',
            text: 'While using the app',
            id: 'com.android.permissioncontroller:id/permission_allow_foreground_only_button',
            flags: ['clickable'],
          },
          {
            class: 'android.widget.Button',
            text: 'Don’t allow',
            id: 'com.android.permissioncontroller:id/permission_deny_button',
            flags: ['clickable'],
          },
        ),
      ),
    ],
    counts: [
      ['Selector().text("^Don’t allow$")', 1],
      ['Selector().text(".*Camera & Co\\\\..*")', 1],
      ['Selector().type("android.widget.Button")', 2],
    ],
  },
  {
    name: 'several windows',
    windows: [
      {
        ...frame(text('12:30', 'com.android.systemui:id/clock')),
        package: 'com.android.systemui',
        bounds: [0, 0, 1080, 72],
      },
      frame(text('Inbox'), {
        class: 'android.widget.EditText',
        text: 'Hello',
        flags: ['focused', 'focusable'],
      }),
      {
        ...frame(
          ...times(10, (index) => ({
            class: 'android.widget.TextView',
            desc: `${index}`,
            flags: ['clickable'],
          })),
        ),
        package: 'com.example.keyboard',
        bounds: [0, 1700, 1080, 2400],
      },
    ],
    counts: [
      ['Selector().depth(0)', 3],
      ['Selector().packageName("com.example.keyboard").clickable(True)', 10],
      ['Selector().focused(True)', 1],
      ['Selector().text("^12:30$").parent(1).brother()', 0],
    ],
  },
  {
    name: 'three thousand controls',
    windows: [frame(list('com.example.feed:id/list', times(600, feedCard)))],
    counts: [
      ['Selector().desc("^Share$")', 600],
      ['Selector().id(".*:id/title").text("Article 5\\\\d")', 10],
      ['Selector().text("^Article 599$").parent(1).child(3)', 1],
      ['Selector().text("^Read more$").parent(1).child(1)', 600],
      ['Selector().id(".*:id/card").brother(0.1)', 599],
    ],
  },
];

/** Writes a dump as `uiautomator dump` does: an attribute for everything, marks escaped. */
export function writeDump(windows: readonly DumpControl[]): string {
  return `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">${windows
    .map((control, index) => writeNode(control, index, control.package ?? 'com.example.app'))
    .join('')}</hierarchy>`;
}

function writeNode(control: DumpControl, index: number, packageName: string): string {
  const {text: shown = '', desc = '', id = '', bounds = [0, 0, 0, 0], flags = [], children = []} = control;
  const attributes: [string, string][] = [
    ['index', String(index)],
    ['text', shown],
    ['resource-id', id],
    ['class', control.class],
    ['package', packageName],
    ['content-desc', desc],
    ...FLAGS.map((name): [string, string] => [name, String(flags.includes(name) || name === 'enabled')]),
    ['bounds', `[${bounds[0]},${bounds[1]}][${bounds[2]},${bounds[3]}]`],
  ];
  const written = attributes.map(([name, value]) => `${name}="${escapeXml(value)}"`).join(' ');
  const inside = children.map((child, place) => writeNode(child, place, packageName)).join('');
  return inside ? `<node ${written}>${inside}</node>` : `<node ${written} />`;
}

function escapeXml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, '&#10;');
}
