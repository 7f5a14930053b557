import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import {type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef} from 'react';
import styles from './MobileSidebar.module.css';
import {useFocusOnChange} from './useFocusOnChange';
import {useModal} from './useModal';
import {useOwnEntry} from './useOwnEntry';
import {usePrepared} from './usePrepared';

/** The menu of narrow screens: the navbar's entries, or first the sidebar of the docs with a way back to them. */
export function MobileSidebar(): ReactNode {
  const {shown, shouldRender} = useNavbarMobileSidebar();
  const isPrepared = usePrepared(shown);
  return shouldRender && (shown || isPrepared) && <Dialog isShown={shown} />;
}

function Dialog({isShown}: {isShown: boolean}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useModal(dialog, isShown);
  useFocusOnChange(panel, isSecondaryShown);
  useOwnEntry(isShown, toggle);

  // The page can also change without a link of the menu, because the search opens over it.
  const location = useLocation();
  const shownOn = useRef(location);
  useEffect(() => {
    if (!isShown) shownOn.current = location;
    else if (location !== shownOn.current) toggle();
  }, [isShown, location, toggle]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    toggle();
  }

  function closeOutside({target}: MouseEvent) {
    // The content covers the dialog, so a click on the dialog itself is on its backdrop.
    if (target === dialog.current) toggle();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which arrives as onCancel.
    <dialog ref={dialog} className={styles.root} aria-label="Menu" onCancel={cancel} onClick={closeOutside}>
      <div className={styles.content}>
        <Header />
        <div ref={panel} className={clsx('menu', styles.panel)}>
          {isSecondaryShown ? (
            <SecondaryMenu />
          ) : (
            <>
              <PrimaryMenu />
              <Link className="menu__link" to="/offline" onClick={toggle}>
                Keep offline
              </Link>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}
