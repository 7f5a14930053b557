import type {ColorService} from '@site/lib/colors/createColorService';
import {createPhone} from '@site/lib/phone/device/createPhone';
import {drawFrame} from '@site/lib/phone/draw/drawFrame';
import {type Raster, rasterise} from '@site/lib/phone/draw/rasterise';
import {nameFormat} from '@site/lib/png/nameFormat';
import {RELOAD_ONLINE} from '@site/lib/text/reloadOnline';
import {loadScene} from '@site/src/phone/loadScene';
import type {LabPicture} from './labPicture';

/** What a picture is made from. */
export interface PictureSource {
  name: string;
  /** Whether it has been read, and is not a PNG. */
  isOtherFormat: () => boolean;
  /** Reads it, and gives it to the service under its id. */
  load: (service: ColorService, id: number) => Promise<Pick<LabPicture, 'raster' | 'notes'>>;
}

const NOT_LOADED = `The screen did not load. Check your network connection and try again. ${RELOAD_ONLINE}`;

const NOT_READ = 'It could not be read. Of a folder, drop or open the pictures themselves.';

/** A file of the reader, which must be a PNG. */
export function toFileSource(file: File): PictureSource {
  let format: string | undefined = 'PNG';
  return {
    name: file.name,
    isOtherFormat: () => format !== 'PNG',
    async load(service, id) {
      const bytes = await readBytes(file);
      format = nameFormat(bytes);
      return service.open({picture: id, file: bytes});
    },
  };
}

/** The first screen of a scene of the simulated phone. */
export function toSceneSource(sceneId: string, title: string): PictureSource {
  return {
    name: title,
    isOtherFormat: () => false,
    async load(service, id) {
      const raster = await drawScene(sceneId);
      await service.add({picture: id, raster});
      return {raster, notes: []};
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

async function drawScene(sceneId: string): Promise<Raster> {
  const scene = await loadScene(sceneId).catch(() => {
    throw new Error(NOT_LOADED);
  });
  const frame = createPhone(scene).frame();
  return rasterise(drawFrame(frame, scene.pictures), frame.width, frame.height);
}
