import {legalReviewPending} from '@site/config/legal';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';

/** The note on legal pages until a lawyer has read them; `legalReviewPending` in config/legal.ts removes it. */
export function LegalNotice(): ReactNode {
  if (!legalReviewPending) return null;
  return (
    <Admonition type="warning" title="Awaiting legal review">
      <p>
        This page describes the Chinese document in plain English so that you know what it covers. It has not
        been reviewed by a lawyer, is not a translation and does not bind anyone; the Chinese original does.
      </p>
    </Admonition>
  );
}
