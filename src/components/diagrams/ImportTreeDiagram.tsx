import type {ReactNode} from 'react';
import {Diagram} from './Diagram';
import {Arrow, Box, Label} from './shapes';

/** A project as a tree of files, and the import that reaches each from the top. */
export function ImportTreeDiagram(): ReactNode {
  return (
    <Diagram
      title="How __init__.py reaches the other files"
      description="The project my_project is a tree. At the top is __init__.py. An arrow leads to main.py: from . import main. One leads to login.py in the folder vip: from .vip import login. One leads to banner.py in the folder home of the folder app: from .app.home import banner."
      height={250}
    >
      <Label x={12} y={20}>
        my_project/
      </Label>
      <Box x={12} y={30} width={96} height={30} lines={['__init__.py']} isMarked />
      <Arrow from={[60, 60]} to={[60, 102]} />
      <Box x={12} y={102} width={96} height={30} lines={['main.py']} />
      <Label x={12} y={152}>
        from . import main
      </Label>
      <Arrow from={[108, 45]} to={[208, 45]} />
      <Label x={216} y={20}>
        vip/
      </Label>
      <Box x={208} y={30} width={96} height={30} lines={['login.py']} />
      <Label x={208} y={80}>
        from .vip import login
      </Label>
      <Arrow from={[104, 60]} to={[226, 180]} />
      <Label x={244} y={172}>
        app/home/
      </Label>
      <Box x={208} y={180} width={96} height={30} lines={['banner.py']} />
      <Label x={352} y={230} anchor="end">
        from .app.home import banner
      </Label>
    </Diagram>
  );
}
