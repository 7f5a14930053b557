import type {PictureRole} from '@site/lib/colors/createColorService';
import type {Verdict} from '@site/lib/colors/describeReport';
import type {Bounds, ScreenPoint} from '@site/lib/phone/geometry';
import type {PngNote} from '@site/lib/png/decodePng';
import type {ReactNode} from 'react';
import {SelectField} from '../SelectField';
import styles from './ColorLab.module.css';
import type {LabPicture} from './labPicture';
import {Thumbnail} from './Thumbnail';

export interface ListedPicture extends LabPicture {
  verdict: Verdict | undefined;
  matches: readonly Bounds[];
  /** The place that would match next. */
  rival: ScreenPoint | undefined;
  ms: number | undefined;
}

export interface PictureListProps {
  pictures: readonly ListedPicture[];
  shown: number | undefined;
  onShow: (id: number) => void;
  onRole: (id: number, role: PictureRole) => void;
  onClose: (id: number) => void;
}

const NOTES: Readonly<Record<PngNote, string>> = {
  '16-bit': 'It has 16 bits a channel; the upper 8 are taken.',
  profile: 'It has a colour profile or gamma, which scripts do not apply; neither does this page.',
  transparent: 'Some pixels are transparent; their stored colour is taken.',
};

const ROLES: readonly (readonly [PictureRole, string])[] = [
  ['match', 'must match'],
  ['other', 'must not match'],
];

/** The open pictures: whether each must match, and whether it does. */
export function PictureList({pictures, shown, onShow, onRole, onClose}: PictureListProps): ReactNode {
  return (
    <ul className={styles.pictures}>
      {pictures.map(({id, name, raster, bitmap, role, notes, verdict, matches, ms}) => (
        <li key={id} className={styles.picture} data-shown={id === shown}>
          <button
            type="button"
            className={styles.show}
            aria-pressed={id === shown}
            onClick={() => onShow(id)}
          >
            <Thumbnail bitmap={bitmap} matches={matches} />
            <span className={styles.name}>{name}</span>
          </button>
          <div className={styles.about}>
            <small>
              {raster.width} × {raster.height}
              {notes.map((note) => ` ${NOTES[note]}`)}
            </small>
            <SelectField
              label="This picture"
              options={ROLES}
              value={role}
              onChange={(chosen) => onRole(id, chosen)}
            />
            {verdict ? (
              <span className={styles.verdict} data-right={verdict.isRight}>
                {verdict.isRight ? '✓' : '✗'} {verdict.short} <small>{ms} ms</small>
              </span>
            ) : (
              <span className={styles.verdict}>
                <small>Not searched yet</small>
              </span>
            )}
            <button
              type="button"
              className={styles.small}
              onClick={() => onClose(id)}
              aria-label={`Close ${name}`}
            >
              Close
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
