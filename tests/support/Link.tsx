import type {ComponentProps, ReactNode} from 'react';

/** Stands in for Docusaurus' link in component tests: a link that asks for no site around it. */
export default function Link({to, ...props}: ComponentProps<'a'> & {to?: string}): ReactNode {
  return <a href={to} {...props} />;
}
