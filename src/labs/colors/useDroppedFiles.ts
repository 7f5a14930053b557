import {useEffect} from 'react';

/** Takes files that are dropped on the page, and pictures that are pasted. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    function take(event: Event, files: FileList | undefined): void {
      if (!files || files.length === 0) return;
      event.preventDefault();
      onFiles([...files]);
    }
    // Without this the browser would leave the page for the file.
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
