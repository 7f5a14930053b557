import type {ThemeConfig} from '@docusaurus/theme-common';
import {toHash} from '../lib/files/toHash';
import {environment} from './environment';

const content = `New: <a href="${environment.baseUrl}docs/android/esp32">turn an ESP32 chip into a Bluetooth HID device</a>`;

/** The bar above the navbar. Its id follows its content, so that readers who closed the old bar see the new one. */
export const announcementBar = {
  id: toHash(content).slice(0, 12),
  content,
  backgroundColor: '#0b3b36',
  textColor: '#ffffff',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
