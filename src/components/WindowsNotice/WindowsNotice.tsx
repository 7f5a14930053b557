import {windowsState} from '@site/config/platforms';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

/** Says on every Windows page that the platform is experimental; `windowsState` in config/platforms.ts changes it. */
export function WindowsNotice(): ReactNode {
  if (windowsState === 'released') return null;
  return (
    <Admonition type="note" title="Experimental edition">
      <p>AScript for Windows is not finished. Names and behaviour may change between versions.</p>
    </Admonition>
  );
}
