import type {PictureRole} from '@site/lib/colors/createColorService';
import type {Raster} from '@site/lib/phone/draw/rasterise';
import type {PngNote} from '@site/lib/png/decodePng';

/** A picture that is open in the lab. */
export interface LabPicture {
  id: number;
  name: string;
  raster: Raster;
  bitmap: ImageBitmap;
  role: PictureRole;
  notes: readonly PngNote[];
}
