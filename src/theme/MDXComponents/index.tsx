// Section 2.3 needs the build-time code blocks; the stock map brings the code block that highlights in the browser.
import Head from '@docusaurus/Head';
import {ApiEntry} from '@site/src/components/ApiEntry/ApiEntry';
import {ApiIndex} from '@site/src/components/ApiIndex/ApiIndex';
import {ApiMatrix} from '@site/src/components/ApiMatrix/ApiMatrix';
import {CodeBlock} from '@site/src/components/CodeBlock/CodeBlock';
import {CloudMessageFlow} from '@site/src/components/diagrams/CloudMessageFlow';
import {ControlTreeDiagram} from '@site/src/components/diagrams/ControlTreeDiagram';
import {IosSetupDiagram} from '@site/src/components/diagrams/IosSetupDiagram';
import {WebWindowDiagram} from '@site/src/components/diagrams/WebWindowDiagram';
import {WindowInputDiagram} from '@site/src/components/diagrams/WindowInputDiagram';
import {LegalNotice} from '@site/src/components/LegalNotice/LegalNotice';
import {SymbolLink} from '@site/src/components/SymbolLink/SymbolLink';
import {WindowsNotice} from '@site/src/components/WindowsNotice/WindowsNotice';
import Admonition from '@theme/Admonition';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import A from '@theme/MDXComponents/A';
import Details from '@theme/MDXComponents/Details';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Ul from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ComponentProps, ReactNode} from 'react';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

/** A table scrolls in a box of its own, so that a wide one never makes the page scroll at 360 px. */
function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll">
      <table {...props} />
    </div>
  );
}

export default {
  Head,
  details: Details,
  Details,
  a: A,
  ul: Ul,
  li: Li,
  img: Img,
  table: Table,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading as="h6" {...props} />,
  admonition: Admonition,
  ApiEntry,
  ApiIndex,
  ApiMatrix,
  CloudMessageFlow,
  CodeBlock,
  ControlTreeDiagram,
  IosSetupDiagram,
  LegalNotice,
  SymbolLink,
  TabItem,
  Tabs,
  WebWindowDiagram,
  WindowInputDiagram,
  WindowsNotice,
} satisfies Partial<MDXComponentsObject>;
