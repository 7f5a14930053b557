import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {answer, answerOrRefuse, Refusal} from '../answers';
import {describeRun} from '../describeRun';
import {script} from '../inputs';
import type {PackageData} from '../packageData';
import {runOnPhone} from '../runOnPhone';
import type {SiteData} from '../siteData';

const DEFAULT_SCENE = 'settings';

/** Adds `run_script`, which runs a script on the simulated phone. */
export function addRunScript(server: McpServer, data: PackageData, {scenes}: SiteData): void {
  server.registerTool(
    'run_script',
    {
      title: 'Run a script on the simulated phone',
      description:
        'Runs a script on a simulated phone (Android, iOS) or Windows desktop that shows a scene. Answers with what it printed, what it found and tapped, on which line, in simulated time. No device and no network is touched. Calls that are not simulated are named; a script of another app needs its own screens.',
      inputSchema: z.object({
        script,
        scene: z
          .enum(scenes, `\`scene\` is one of ${scenes.join(', ')}.`)
          .default(DEFAULT_SCENE)
          .describe('what the phone shows'),
      }),
      annotations: {readOnlyHint: true, openWorldHint: false},
    },
    ({script: source, scene: id}, {mcpReq: {signal}}) =>
      answerOrRefuse(async () => {
        const scene = (await data.scenes())[id];
        if (!scene) throw new Refusal(`There is no scene "${id}"; allowed: ${scenes.join(', ')}.`);
        const result = await runOnPhone(source, scene, data, signal);
        return answer(describeRun(result), {outcome: {...result.outcome}, output: result.output});
      }),
  );
}
