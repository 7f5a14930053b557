import {useEffect} from 'react';

/** Takes pictures that are pasted. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = event.clipboardData?.files;
      if (!files || files.length === 0) return;
      event.preventDefault();
      onFiles([...files]);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [onFiles]);
}
