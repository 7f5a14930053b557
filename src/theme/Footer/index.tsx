// Each page ends with a line for assistants: its own text in Markdown, and a menu of what else there is for them.
import {PageForAssistants} from '@site/src/components/PageForAssistants/PageForAssistants';
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';

export default function FooterWithPageForAssistants(): ReactNode {
  return (
    <>
      <PageForAssistants />
      <Footer />
    </>
  );
}
