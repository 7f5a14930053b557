// A reader must see what a page was checked against, and when; the stock foot shows only when it was edited.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {readVerified} from '@site/lib/frontMatter/readVerified';
import {VerifiedNote} from '@site/src/components/VerifiedNote/VerifiedNote';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {frontMatter} = useDoc();
  const verified = readVerified(frontMatter);
  return (
    <>
      {verified && <VerifiedNote {...verified} />}
      <Footer />
    </>
  );
}
