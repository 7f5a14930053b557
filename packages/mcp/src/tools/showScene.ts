import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {openPhone} from '../../../../lib/phone/device/openPhone';
import {answer, answerOrRefuse, Refusal} from '../answers';
import {describeScene, listScene} from '../describeScene';
import {platform, toScene} from '../inputs';
import type {PackageData} from '../packageData';
import type {SiteData} from '../siteData';

/** Adds `show_scene`, which lists the scenes of the simulated phone, or says what one of them shows. */
export function addShowScene(server: McpServer, data: PackageData, {scenes}: SiteData): void {
  server.registerTool(
    'show_scene',
    {
      title: 'Show a scene of the simulated phone',
      description:
        'Lists the scenes that run_script can show, with their platform and what they are about; with `scene`, gives its size and the controls of its first screen, with selectors that find them. Call it before run_script, to choose a scene and to take the texts that the script searches for from it.',
      inputSchema: z.object({
        scene: toScene(scenes).describe('the scene to show; without it all are listed'),
        platform,
      }),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({scene: id, platform: only}) =>
      answerOrRefuse(async () => {
        if (id === undefined) {
          const listed = scenes.filter((scene) => only === undefined || scene.platform === only);
          return answer(listed.map(listScene).join('\n'));
        }
        const scene = (await data.scenes())[id];
        if (!scene) throw new Refusal(`There is no scene "${id}".`);
        return answer(describeScene(scene, (await openPhone(scene)).frame()));
      }),
  );
}
