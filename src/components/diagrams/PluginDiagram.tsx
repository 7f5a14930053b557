import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box} from './shapes';

/** How a project becomes a plug-in and reaches other scripts. */
export function PluginDiagram(): ReactNode {
  return (
    <Diagram
      title="From your project to other scripts"
      description="The author exports a project as a plug-in and uploads it with name and version to the library. Another script calls plug.load with that name and version: the phone downloads it once, keeps a copy, and the script imports it."
      height={268}
    >
      <Box x={12} y={16} width={150} height={44} lines={['your project']} />
      <Arrow from={[87, 60]} to={[87, 108]} label="export" labelOffset={[30, 4]} />
      <Box x={12} y={108} width={150} height={44} lines={['plug-in file']} />
      <Arrow from={[162, 130]} to={[212, 130]} label="upload" />
      <Box x={212} y={108} width={136} height={44} lines={['library', 'name:version']} isMarked />
      <Arrow from={[280, 152]} to={[280, 206]} label="once" labelOffset={[24, 4]} />
      <Box x={212} y={206} width={136} height={44} lines={['copy on a phone']} />
      <Arrow from={[212, 228]} to={[162, 228]} label="import" />
      <Box x={12} y={206} width={150} height={44} lines={['another script:', 'plug.load(…)']} />
    </Diagram>
  );
}
