import type {ColorService, PictureRole} from '@site/lib/colors/createColorService';
import {toMessage} from '@site/lib/errors/toMessage';
import {createPhone} from '@site/lib/phone/device/createPhone';
import {drawFrame} from '@site/lib/phone/draw/drawFrame';
import {type Raster, rasterise} from '@site/lib/phone/draw/rasterise';
import type {PngNote} from '@site/lib/png/decodePng';
import {nameFormat} from '@site/lib/png/nameFormat';
import {RELOAD_ONLINE} from '@site/lib/text/reloadOnline';
import {loadScene} from '@site/src/phone/loadScene';
import {useCallback, useEffect, useRef, useState} from 'react';
import {createColorClient} from './createColorClient';
import {toBitmap} from './toBitmap';

/** A picture that is open in the lab. */
export interface LabPicture {
  id: number;
  name: string;
  raster: Raster;
  bitmap: ImageBitmap;
  role: PictureRole;
  notes: readonly PngNote[];
}

/** Why a picture was not opened. */
export interface OpenProblem {
  text: string;
  /** Whether it was a file that is not a PNG; the page then explains how to get one. */
  isOtherFormat: boolean;
}

/** What a picture is made from; `load` also gives it to the service, under its id. */
interface PictureSource {
  name: string;
  /** Whether it is shown once it is open: of several files, the first is. */
  isShown: boolean;
  /** Whether it has been read, and is not a PNG. */
  isOtherFormat: () => boolean;
  load: (running: ColorService, id: number) => Promise<Pick<LabPicture, 'raster' | 'notes'>>;
}

/** More would not fit side by side, or into the memory of a phone. */
const MAX_PICTURES = 8;

const NOT_LOADED = `The screen did not load. Check your network connection and try again. ${RELOAD_ONLINE}`;

const NOT_READ = 'It could not be read. Of a folder, drop or open the pictures themselves.';

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
  const [pictures, setPictures] = useState<readonly LabPicture[]>([]);
  const [problem, setProblem] = useState<OpenProblem>();
  const [shownId, show] = useState<number>();
  const [openedId, setOpenedId] = useState<number>();
  const [opening, setOpening] = useState(0);
  const [service, setService] = useState<Promise<ColorService>>();
  const lastId = useRef(0);
  /** How many pictures are open or being opened. */
  const taken = useRef(0);

  useEffect(() => {
    const client = createColorClient();
    setService(client);
    // A failure is reported when a picture is opened.
    const running = client.catch(() => undefined);
    return () => {
      running.then((started) => started?.end());
    };
  }, []);

  const shown = useRef(pictures);
  useEffect(() => {
    free(shown.current, pictures);
    shown.current = pictures;
  }, [pictures]);
  useEffect(() => () => free(shown.current, []), []);

  const add = useCallback(
    async ({name, isShown, isOtherFormat, load}: PictureSource) => {
      if (!service) return false;
      let isOpen = false;
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
        isOpen = true;
        if (isShown) {
          show(id);
          setOpenedId(id);
        }
      } catch (error) {
        taken.current -= 1;
        const text = `${name}: ${toMessage(error)}`;
        setProblem((before) => ({
          text: before ? `${before.text} ${text}` : text,
          isOtherFormat: isOtherFormat() || before?.isOtherFormat === true,
        }));
      }
      setOpening((number) => number - 1);
      return isOpen;
    },
    [service],
  );

  const openFiles = useCallback(
    async (files: readonly File[]) => {
      setProblem(undefined);
      let isShown = true;
      // One after the other, because decoding takes much memory.
      for (const file of files) {
        let format: string | undefined = 'PNG';
        const isOpen = await add({
          name: file.name,
          isShown,
          isOtherFormat: () => format !== 'PNG',
          async load(running, id) {
            const bytes = await readBytes(file);
            format = nameFormat(bytes);
            return running.open({picture: id, file: bytes});
          },
        });
        if (isOpen) isShown = false;
      }
    },
    [add],
  );

  const openScene = useCallback(
    (sceneId: string, title: string) => {
      setProblem(undefined);
      return add({
        name: title,
        isShown: true,
        isOtherFormat: () => false,
        async load(running, id) {
          const raster = await drawScene(sceneId);
          await running.add({picture: id, raster});
          return {raster, notes: []};
        },
      });
    },
    [add],
  );

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

/** A dropped folder is a file too, one that the browser refuses to read. */
async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Error(NOT_READ);
  }
}

/** Frees the bitmaps of pictures that are no longer open: the garbage collector would let several wait, each as large as a screen. */
function free(before: readonly LabPicture[], after: readonly LabPicture[]): void {
  for (const {id, bitmap} of before) if (!after.some((picture) => picture.id === id)) bitmap.close();
}

/** The first screen of a scene of the simulated phone. */
async function drawScene(sceneId: string): Promise<Raster> {
  const scene = await loadScene(sceneId).catch(() => {
    throw new Error(NOT_LOADED);
  });
  const frame = createPhone(scene).frame();
  return rasterise(drawFrame(frame, scene.pictures), frame.width, frame.height);
}
