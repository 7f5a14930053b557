import {useEffect} from 'react';

/** Takes files that are dropped on the page, and pictures that are pasted. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    function take(event: Event, files: FileList | undefined): void {
      if (!files || files.length === 0) return;
      event.preventDefault();
      onFiles([...files]);
    }
    // Otherwise the browser would open the file in place of the page.
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => take(event, event.dataTransfer?.files);
    const paste = (event: ClipboardEvent): void => take(event, event.clipboardData?.files);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [onFiles]);
}
