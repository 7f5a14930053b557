import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

/**
 * A table in a box of its own, so that a wide one never makes the page scroll at 360 px. A box that does scroll is a tab
 * stop, for readers without a pointer (WCAG 2.1.1).
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setScrolling(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="table-scroll" ref={box} {...(isScrolling && {tabIndex: 0})}>
      <table {...props} />
    </div>
  );
}
