import type {ComponentProps, ReactNode} from 'react';

/** Replaces Docusaurus' link in component tests: it needs no site around it. */
export default function Link({to, ...props}: ComponentProps<'a'> & {to?: string}): ReactNode {
  return <a href={to} {...props} />;
}
