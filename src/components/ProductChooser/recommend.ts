import type {Platform} from '@site/lib/platforms';

export const YES_NO = ['yes', 'no'] as const;
export const AMOUNTS = ['few', 'many'] as const;

export interface Answers {
  system?: Platform | undefined;
  /** The device has Root, or on iOS a computer for activation is at hand. */
  access?: (typeof YES_NO)[number] | undefined;
  /** Apps refuse software taps. */
  realTouch?: (typeof YES_NO)[number] | undefined;
  amount?: (typeof AMOUNTS)[number] | undefined;
}

export interface Recommendation {
  name: string;
  reason: string;
  /** Page to read next, and the label of the link to it. */
  to: string;
  next: string;
}

const BOARDS = {to: '/docs/shop/hid', next: 'About the boards'};

/** Recommends a product for four answers, with the reason; undefined while an answer is missing. For Windows the system is enough. */
export function recommend({system, access, realTouch, amount}: Answers): Recommendation | undefined {
  if (system === 'windows') {
    return {
      name: 'No board to buy',
      reason: 'Mouse and keyboard are part of the computer. PyCharm with Pro is paid after the first month.',
      to: '/docs/windows/download',
      next: 'How to begin on Windows',
    };
  }
  if (system === undefined || access === undefined || realTouch === undefined || amount === undefined)
    return undefined;
  const needsBoard = realTouch === 'yes' || (system === 'ios' && access === 'no');
  if (!needsBoard) {
    const reason =
      system === 'ios'
        ? 'Agent mode taps by software; a computer activates it after each restart.'
        : 'Accessibility or Root carries out taps by software.';
    return {
      name: 'No board to buy',
      reason,
      to: system === 'ios' ? '/docs/ios/download/active' : '/docs/android/download',
      next: system === 'ios' ? 'How to activate a device' : 'How to install the app',
    };
  }
  const why =
    realTouch === 'yes'
      ? 'Your apps want real touches.'
      : 'Without a computer after each restart, HID mode is the way on iOS. Its board needs one once.';
  if (amount === 'few')
    return {name: 'ESP32-C3 board', reason: `${why} For a few devices Bluetooth is enough.`, ...BOARDS};
  return system === 'android'
    ? {
        name: 'ESP32-S3 board',
        reason: `${why} By USB, many boards in one place do not disturb each other.`,
        ...BOARDS,
      }
    : {
        name: 'ESP32-C3 board',
        reason: `${why} By Bluetooth, more than about 25 disturb each other: spread them over more rooms.`,
        ...BOARDS,
      };
}
