// Without scripts every panel of tabs shows, and needs the name that its tab would give it: static/css/without-scripts.css.
// The stock theme hides all but the first for good (https://github.com/facebook/docusaurus/issues/3030).
import type {Props} from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import type {ReactNode} from 'react';

export default function TabItemWithName(props: Props): ReactNode {
  const {children, label, value} = props;
  return (
    <TabItem {...props}>
      <noscript>
        <p className="tab-name">{label ?? value}</p>
      </noscript>
      {children}
    </TabItem>
  );
}
