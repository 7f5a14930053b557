import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ComponentProps, ReactNode} from 'react';

/**
 * A box that shows what is stored. Firefox brings back what was ticked before a reload, whatever is stored; the box that is
 * made after hydration knows nothing of that.
 */
export function DoneBox(props: ComponentProps<'input'>): ReactNode {
  return <input key={String(useIsBrowser())} type="checkbox" {...props} />;
}
