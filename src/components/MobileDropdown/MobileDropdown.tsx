import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import {toItemKey} from '@site/src/navigation/toItemKey';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './MobileDropdown.module.css';

/** A button in the menu of a phone that shows and hides a list of links; open at first when one leads to the current page. */
export function MobileDropdown({items, className, label, children, onClick}: Props): ReactNode {
  const pathname = useLocalPathname();
  const {collapsed, toggleCollapsed} = useCollapsible({
    initialState: () => !items.some(({to}) => isSamePath(to, pathname)),
  });
  return (
    <li className={clsx('menu__list-item', styles.root, {'menu__list-item--collapsed': collapsed})}>
      <button
        type="button"
        className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', className)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item) => (
          <NavbarItem
            key={toItemKey(item)}
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
          />
        ))}
      </Collapsible>
    </li>
  );
}
