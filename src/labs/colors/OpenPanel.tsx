import Link from '@docusaurus/Link';
import scenes from '@generated/phone-engine/default/scenes.json';
import {type ChangeEvent, type ReactNode, useState} from 'react';
import {SelectField} from '../SelectField';
import styles from './ColorLab.module.css';
import type {OpenProblem} from './usePictures';

export interface OpenPanelProps {
  /** Whether no picture is open yet; the panel is then unfolded. */
  isFirst: boolean;
  isOpening: boolean;
  problem: OpenProblem | undefined;
  onFiles: (files: readonly File[]) => void;
  onScene: (id: string, title: string) => void;
}

const FIRST_SCENE = 'game';

/** The ways to open a picture. */
export function OpenPanel({isFirst, isOpening, problem, onFiles, onScene}: OpenPanelProps): ReactNode {
  const [scene, setScene] = useState(FIRST_SCENE);

  function open({target}: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(target.files ?? [])]);
    target.value = '';
  }

  const ways = (
    <>
      {isFirst && (
        <p>
          <strong>Drop a PNG screenshot here</strong>, paste one, or open a file. It stays in your browser.
        </p>
      )}
      <div className={styles.tools}>
        <label className={styles.field}>
          Open PNG files
          <input type="file" accept="image/png,.png" multiple onChange={open} />
        </label>
        <SelectField
          label="No screenshot at hand?"
          options={scenes.map(({id, title}) => [id, title])}
          value={scene}
          onChange={setScene}
        />
        <button
          type="button"
          className={styles.control}
          onClick={() => onScene(scene, scenes.find(({id}) => id === scene)?.title ?? scene)}
        >
          Use this screen of the simulated phone
        </button>
        <output>{isOpening && 'Reading the picture…'}</output>
      </div>
    </>
  );

  return (
    <div className={styles.open} data-first={isFirst}>
      {isFirst ? (
        ways
      ) : (
        <details>
          <summary>Open another picture</summary>
          {ways}
        </details>
      )}
      {problem && (
        <div className={styles.notice} role="alert">
          <p>{problem.text}</p>
          {problem.isOtherFormat && <Ways />}
        </div>
      )}
      {isFirst && !problem && (
        <details>
          <summary>How do I get a PNG of the screen?</summary>
          <Ways />
        </details>
      )}
    </div>
  );
}

function Ways(): ReactNode {
  return (
    <>
      <p>
        Only a PNG has the colours that a script sees. JPEG and WebP mix neighbouring colours, and chats and
        browsers shrink pictures: send it as a file, in its full size.
      </p>
      <ul>
        <li>
          Android: <code>adb exec-out screencap -p &gt; screen.png</code>, or in a script{' '}
          <Link to="/docs/android/api/screen#convert">
            <code>screen.bitmap_to_file</code>
          </Link>
          .
        </li>
        <li>
          iOS: in a script{' '}
          <Link to="/docs/ios/api/screen">
            <code>screen.image_save</code>
          </Link>
          , with a name that ends in <code>.png</code>.
        </li>
        <li>
          Windows:{' '}
          <Link to="/docs/windows/screen#screenshots">
            <code>Screen.capture(save_path="screen.png")</code>
          </Link>
          .
        </li>
      </ul>
    </>
  );
}
