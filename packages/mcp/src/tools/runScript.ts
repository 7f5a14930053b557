import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {answer, answerOrRefuse} from '../answers';
import {chooseScene} from '../chooseScene';
import {cutOutput, describeRun} from '../describeRun';
import {script, toScene} from '../inputs';
import type {PackageData} from '../packageData';
import {runOnPhone} from '../runOnPhone';
import type {SiteData} from '../siteData';

/** Adds `run_script`, which runs a script on the simulated phone. */
export function addRunScript(server: McpServer, data: PackageData, {scenes, origin}: SiteData): void {
  server.registerTool(
    'run_script',
    {
      title: 'Run a script on the simulated phone',
      description:
        'Runs a script on a simulated phone (Android, iOS) or Windows desktop that shows a scene. Answers with what it printed, what it found and tapped, on which line, in simulated time. No device and no network is touched. Calls that are not simulated are named; a script of another app needs its own screens.',
      inputSchema: z.object({
        script,
        scene: toScene(scenes).describe(
          'what the phone shows, by a name that show_scene lists; without it settings on Android, iphone on iOS, desktop on Windows',
        ),
      }),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({script: source, scene: asked}, {mcpReq: {signal}}) =>
      answerOrRefuse(async () => {
        const scene = chooseScene(source, asked, Object.values(await data.scenes()));
        const result = await runOnPhone(source, scene, data, signal);
        return answer(describeRun(result, {source, scene}, origin), {
          scene: scene.id,
          outcome: {...result.outcome},
          output: cutOutput(result.output),
        });
      }),
  );
}
