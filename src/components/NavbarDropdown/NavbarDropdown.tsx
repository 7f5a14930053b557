import useIsBrowser from '@docusaurus/useIsBrowser';
import {toItemKey} from '@site/src/navigation/toItemKey';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './NavbarDropdown.module.css';
import {useDisclosure} from './useDisclosure';

/** A button in the navbar that shows and hides a list of links. */
export function NavbarDropdown({items, position, className, label, children}: Props): ReactNode {
  const {root, isOpen, toggle, close, onKeyDown, onBlur} = useDisclosure();
  const isBrowser = useIsBrowser();
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of the controls that it holds.
    <div
      ref={root}
      className={clsx('dropdown', styles.root, {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
        // Without scripts, hover and focus show the links; with them, only the state of the button does.
        'dropdown--hoverable': !isBrowser,
      })}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-expanded={isBrowser ? isOpen : undefined}
        aria-controls={id}
        onClick={toggle}
      >
        {children ?? label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too. */}
      <ul id={id} className="dropdown__menu" hidden={isBrowser && !isOpen} onClick={close}>
        {items.map((item) => (
          <NavbarItem
            key={toItemKey(item)}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
