import type {Platform} from '../../platforms';
import {escapePattern} from '../../text/escapePattern';
import type {ControlState} from '../device/frame';
import {nameOf} from '../selector/windows/followWindowsLink';

/** Writes the shortest selector that names a control by what it holds: its text, else its description, id or type. */
export function describeSelector(control: ControlState, platform: Platform): string {
  return `${NAMERS[platform](control)}.find()`;
}

const NAMERS: Readonly<Record<Platform, (control: ControlState) => string>> = {
  android({text, desc, id, type}) {
    if (text) return `Selector().text(${quotePattern(text)})`;
    if (desc) return `Selector().desc(${quotePattern(desc)})`;
    if (id) return `Selector().id(${quotePattern(id)})`;
    return `Selector().type(${quote(type)})`;
  },
  ios({text, id, type}) {
    if (text) return `Selector().label(${quote(text)})`;
    if (id) return `Selector().name(${quote(id)})`;
    return `Selector().type(${quote(type)})`;
  },
  windows(control) {
    const {id, type} = control;
    const name = nameOf(control);
    if (name) return `Selector(window).name(${quotePattern(name)})`;
    if (id) return `Selector(window).res_id(${quotePattern(id)})`;
    return `Selector(window).type(${quote(type)})`;
  },
};

function quotePattern(text: string): string {
  return quote(`^${escapePattern(text)}$`);
}

/** Writes a text as Python does, raw where it holds backslashes: but a raw one cannot end with a backslash. */
export function quote(text: string): string {
  return text.includes('\\') && !/["\r\n]|\\$/.test(text) ? `r"${text}"` : JSON.stringify(text);
}
