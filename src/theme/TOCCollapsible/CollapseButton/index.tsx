// A button that opens something says whether it is open (WCAG 4.1.2); the stock one does not.
// Upstream: no issue found in November 2026.
import type {Props} from '@theme/TOCCollapsible/CollapseButton';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {ReactNode} from 'react';

export default function TOCCollapseButton(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
