// Tab must move past a button, and the focus must not be lost (WCAG 2.1.2, 2.4.3): the stock button opens at any key and
// loses the focus.
// Upstream: https://github.com/facebook/docusaurus/pull/11937 (its second point)
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';
import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';

export default function SidebarExpandButton(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);

  // It stands in for the button that hides the sidebar, and hands the focus back to it.
  useEffect(() => {
    const sidebar = root.current?.closest('aside');
    root.current?.querySelector<HTMLElement>('[role=button]')?.focus();
    return () => sidebar?.querySelector<HTMLElement>('[aria-label="Collapse sidebar"]')?.focus();
  }, []);

  return (
    <div ref={root} onKeyDownCapture={keepFromButton}>
      <ExpandButton {...props} />
    </div>
  );
}

function keepFromButton(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
  else event.stopPropagation();
}
