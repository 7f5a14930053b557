import type {Rule} from '../rule';

/** Pictures: OpenCV and Pillow. */
export const pictureRules: readonly Rule[] = [
  {
    id: 'picture-too-large',
    kinds: ['error'],
    pattern: /corr\.rows <= img\.rows|_img\.size\(\)\.height <= _templ\.size\(\)\.height|\broi\.|0 <= roi/,
    explain: () => ({
      meaning:
        'The picture that is searched for is larger than the picture in which it is searched, or the region lies outside of it.',
      here: 'Often the template is a whole screenshot, or it was cut on a device with a larger screen.',
      steps: [
        'Print the `shape` of both pictures just before this line.',
        'Cut the template smaller, or make the region larger.',
      ],
      page: 'opencv',
    }),
  },
  {
    id: 'picture-empty',
    kinds: ['error'],
    pattern:
      /!_?src\.empty\(\)|_?img\.empty\(\)|type == _templ\.type\(\)|size\.width ?> ?0|is not a numpy array|Overload resolution failed|scn is|\(-215|\(-5/,
    explain: ({error}) => ({
      meaning: 'OpenCV was given something that is not a picture, or two pictures of different kinds.',
      here: /templ\.type/.test(error?.message ?? '')
        ? 'One of the two is empty, or one is in colour and the other in grey. `cv2.imread` gives `None` when it cannot read a file, without an error.'
        : '`cv2.imread` gives `None` when it cannot read a file, without an error; a screenshot may be missing as well.',
      steps: [
        'Test both before this line: `if template is None: …`, and print their `shape` and `dtype`.',
        'Build the path with `R.img("…")`: the current folder is not that of your project.',
        'Turn both into the same kind: `cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)`.',
      ],
      page: 'opencv',
    }),
  },
  {
    id: 'picture-format',
    kinds: ['UnidentifiedImageError', 'OSError'],
    pattern: /cannot identify image file|image file is truncated|broken data stream|cannot write mode/,
    explain: () => ({
      meaning: 'The file is not a picture that Pillow can read, or it is not whole.',
      steps: [
        'Look at its size: a download may have broken off, or have saved a web page.',
        'Save a picture with transparency as PNG, not as JPEG.',
      ],
      page: 'pictures',
    }),
  },
  {
    id: 'picture-recycled',
    kinds: ['IllegalStateException', 'IllegalArgumentException', 'RuntimeException'],
    pattern: /recycled (?:bitmap|source)/i,
    explain: () => ({
      meaning:
        'The script uses a picture whose memory has already been given back. Android calls such a bitmap recycled.',
      here: 'Often a screenshot was kept for later, or shared with another thread, while something else released it.',
      steps: [
        'Take a new screenshot with `screen.capture()` just before you use it, and do not keep it in a list or a global variable.',
        'Leave `recycle()` out of the script, or call it after the last use.',
        'To keep a picture, save it: `screen.bitmap_to_file(path, shot)`.',
      ],
      page: 'pictures',
    }),
  },
];
