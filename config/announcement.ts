import {createHash} from 'node:crypto';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {environment} from './environment';

const content = `New: <a href="${environment.baseUrl}docs/android/esp32">turn an ESP32 chip into a Bluetooth HID device</a>`;

/** The bar above the navbar. Its id follows its content, so that new content shows again to who closed the old. */
export const announcementBar = {
  id: createHash('sha256').update(content).digest('hex').slice(0, 12),
  content,
  backgroundColor: '#0b3b36',
  textColor: '#ffffff',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
