import {useEffect, useRef} from 'react';
import type {LabPicture} from './labPicture';

/**
 * Frees the bitmaps of pictures that are no longer among these, and all when the component unmounts: the garbage collector would
 * let several wait, each as large as a screen.
 */
export function useFreedPictures(pictures: readonly LabPicture[]): void {
  const open = useRef(pictures);

  useEffect(() => {
    free(open.current, pictures);
    open.current = pictures;
  }, [pictures]);
  useEffect(() => () => free(open.current, []), []);
}

function free(before: readonly LabPicture[], after: readonly LabPicture[]): void {
  for (const {id, bitmap} of before) if (!after.some((picture) => picture.id === id)) bitmap.close();
}
