import {reconfigure} from '../support/reconfigure';
import {expect, test} from '../support/test';

const ANDROID = /type:"docSidebar",sidebarId:"android"/;

/** What is wrong in the configuration, and what the page says about it: the entry, the cause and the known names. */
const MISTAKES = {
  'an unknown sidebar': {
    found: ANDROID,
    wanted: 'type:"docSidebar",sidebarId:"androit"',
    said: ['"sidebarId": "androit"', 'Can\'t find any sidebar with id "androit"', '- android\n- ios'],
  },
  'an unknown docs page': {
    found: ANDROID,
    wanted: 'type:"doc",docId:"androit/intro"',
    // A built page knows only the main docs page and those that the navbar names; the build and `npm run dev` list all.
    said: [
      '"docId": "androit/intro"',
      'Couldn\'t find any doc with id "androit/intro"',
      'doc ids are:\n- intro',
    ],
  },
  'an unknown docs plugin': {
    found: ANDROID,
    wanted: 'type:"docSidebar",sidebarId:"android",docsPluginId:"community"',
    said: [
      '"docsPluginId": "community"',
      'plugin does not seem to be enabled (pluginId=community',
      'not found for "docusaurus-plugin-content-docs" plugin with id "community"',
    ],
  },
  'an unknown docs version': {
    found: /type:"docsVersionDropdown"/,
    wanted: 'type:"docsVersionDropdown",versions:["9.0"]',
    said: ['"type": "docsVersionDropdown"', "No docs version exist for name '9.0'", 'names:\n- current'],
  },
  'a sidebar with nothing to link to': {
    found: /"android":\{"link":\{[^}]*\}\}/,
    wanted: '"android":{}',
    said: ['"sidebarId": "android"', 'Sidebar with ID "android" doesn\'t have anything to be linked to'],
  },
  'an unknown type': {
    found: ANDROID,
    wanted: 'type:"docSidebra"',
    said: ['"type": "docSidebra"', 'No NavbarItem component found for type "docSidebra"'],
  },
};

for (const [mistake, {found, wanted, said}] of Object.entries(MISTAKES)) {
  test(`an entry of the navbar that names ${mistake} is shown, with the cause`, async ({page, faults}) => {
    faults.allow(['A theme navbar item failed to render.', ...said]);
    await reconfigure(page, found, wanted);
    await page.goto('/videos');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    const chain = await page.getByText('A theme navbar item failed to render.').textContent();
    for (const part of said) expect(chain).toContain(part);
  });
}
