import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';

/** What tells the links of one dropdown apart: label and target. */
export function toItemKey({label, to, href}: Props['items'][number]): string {
  return `${label} ${to ?? href}`;
}
