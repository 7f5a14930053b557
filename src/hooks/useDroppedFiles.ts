import {useEffect, useEffectEvent} from 'react';

/**
 * Takes files that are dropped anywhere on the page: next to a field that takes them, the browser would open the file in place
 * of the page, and what the reader typed would be gone.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  const drop = useEffectEvent((event: DragEvent): void => {
    const files = event.dataTransfer?.files;
    // A part of the page may have taken them already, as the editor does.
    if (event.defaultPrevented || !files || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  });

  useEffect(() => {
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
