import type {ColorService, PictureRole} from '@site/lib/colors/createColorService';
import {toMessage} from '@site/lib/errors/toMessage';
import {useCallback, useRef, useState} from 'react';
import type {LabPicture} from './labPicture';
import {type PictureSource, toFileSource, toSceneSource} from './pictureSources';
import {toBitmap} from './toBitmap';
import {useColorService} from './useColorService';
import {useFreedPictures} from './useFreedPictures';

/** Why pictures were not opened. */
export interface OpenProblem {
  text: string;
  /** Whether one was a file that is not a PNG; the page then explains how to get one. */
  isOtherFormat: boolean;
}

/** More would not fit side by side, or into the memory of a phone. */
const MAX_PICTURES = 8;

export interface Pictures {
  pictures: readonly LabPicture[];
  /** The picture that was chosen or opened last; it may be closed by now. */
  shownId: number | undefined;
  /** The picture that was opened last to be shown. */
  openedId: number | undefined;
  service: Promise<ColorService> | undefined;
  problem: OpenProblem | undefined;
  isOpening: boolean;
  openFiles: (files: readonly File[]) => void;
  openScene: (id: string, title: string) => void;
  show: (id: number) => void;
  close: (id: number) => void;
  setRole: (id: number, role: PictureRole) => void;
}

/** The open pictures, and the service that searches them. */
export function usePictures(): Pictures {
  const service = useColorService();
  const [pictures, setPictures] = useState<readonly LabPicture[]>([]);
  const [problem, setProblem] = useState<OpenProblem>();
  const [shownId, show] = useState<number>();
  const [openedId, setOpenedId] = useState<number>();
  const [opening, setOpening] = useState(0);
  const lastId = useRef(0);
  /** How many pictures are open or being opened. */
  const taken = useRef(0);
  useFreedPictures(pictures);

  /** Opens a picture; resolves to its id, or to undefined when that fails. */
  const add = useCallback(
    async ({name, isOtherFormat, load}: PictureSource): Promise<number | undefined> => {
      if (!service) return undefined;
      lastId.current += 1;
      const id = lastId.current;
      setOpening((number) => number + 1);
      taken.current += 1;
      try {
        if (taken.current > MAX_PICTURES)
          throw new Error(`At most ${MAX_PICTURES} pictures are open at a time: close one first.`);
        const {raster, notes} = await load(await service, id);
        const bitmap = await toBitmap(raster);
        setPictures((before) => [...before, {id, name, raster, bitmap, notes, role: 'match'}]);
        return id;
      } catch (error) {
        taken.current -= 1;
        const text = `${name}: ${toMessage(error)}`;
        setProblem((before) => ({
          text: before ? `${before.text} ${text}` : text,
          isOtherFormat: isOtherFormat() || before?.isOtherFormat === true,
        }));
        return undefined;
      } finally {
        setOpening((number) => number - 1);
      }
    },
    [service],
  );

  /** Opens pictures and shows the first that opens. */
  const open = useCallback(
    async (sources: readonly PictureSource[]) => {
      setProblem(undefined);
      let isShown = false;
      // One after the other, because decoding takes much memory.
      for (const source of sources) {
        const id = await add(source);
        if (id === undefined || isShown) continue;
        show(id);
        setOpenedId(id);
        isShown = true;
      }
    },
    [add],
  );

  const openFiles = useCallback((files: readonly File[]) => open(files.map(toFileSource)), [open]);
  const openScene = useCallback((id: string, title: string) => open([toSceneSource(id, title)]), [open]);

  return {
    pictures,
    shownId,
    openedId,
    service,
    problem,
    isOpening: opening > 0,
    openFiles,
    openScene,
    show,
    close(id) {
      taken.current -= 1;
      setPictures((before) => before.filter((picture) => picture.id !== id));
      // A search that has broken down holds no pictures.
      service?.then((running) => running.close(id)).catch(() => undefined);
    },
    setRole(id, role) {
      setPictures((before) => before.map((picture) => (picture.id === id ? {...picture, role} : picture)));
    },
  };
}
