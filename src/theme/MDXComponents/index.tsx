// Code blocks of the build (tests/SPEC.md 2.3); the stock map brings the code block that highlights in the browser.
// Upstream: https://github.com/facebook/docusaurus/issues/9122, and https://github.com/facebook/docusaurus/issues/3688 on its inline styles.
import Head from '@docusaurus/Head';
import {ApiContents} from '@site/src/components/ApiContents/ApiContents';
import {ApiEntry} from '@site/src/components/ApiEntry/ApiEntry';
import {ApiRows} from '@site/src/components/ApiEntry/ApiRows';
import {ApiIndex} from '@site/src/components/ApiIndex/ApiIndex';
import {ApiMatrix} from '@site/src/components/ApiMatrix/ApiMatrix';
import {CodeBlock} from '@site/src/components/CodeBlock/CodeBlock';
import {CourseChapters} from '@site/src/components/Course/CourseChapters';
import {ScreenPicture} from '@site/src/components/diagrams/ScreenPicture';
import {LegalNotice} from '@site/src/components/LegalNotice/LegalNotice';
import {PageCounterparts} from '@site/src/components/PageCounterparts/PageCounterparts';
import {ScrollTable} from '@site/src/components/ScrollTable/ScrollTable';
import {SymbolLink} from '@site/src/components/SymbolLink/SymbolLink';
import {TermLink} from '@site/src/components/TermLink/TermLink';
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
import type {ComponentProps} from 'react';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

export default {
  Head,
  details: Details,
  Details,
  a: A,
  ul: Ul,
  li: Li,
  img: Img,
  table: ScrollTable,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading as="h6" {...props} />,
  admonition: Admonition,
  ApiContents,
  ApiEntry,
  ApiIndex,
  ApiMatrix,
  ApiRows,
  CodeBlock,
  CourseChapters,
  LegalNotice,
  PageCounterparts,
  ScreenPicture,
  SymbolLink,
  TabItem,
  Tabs,
  TermLink,
  WindowsNotice,
} satisfies Partial<MDXComponentsObject>;
