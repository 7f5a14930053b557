import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ComponentProps, ReactNode} from 'react';

/**
 * A checkbox that shows the stored state. After a reload, Firefox restores the state of checkboxes, whatever is stored; one that is
 * created after hydration is not affected.
 */
export function DoneBox(props: ComponentProps<'input'>): ReactNode {
  return <input key={String(useIsBrowser())} type="checkbox" {...props} />;
}
