import type { HiddenReason } from '../extracted-document.ts';
import type { ReadAttribute } from '../xml-parser.ts';
import { createGroundReader, isShade } from './text-ground.ts';

/** Follows the elements of a part and tells which of its text nobody sees. */
export interface HiddenRuns {
  open(name: string, attribute: ReadAttribute): void;
  close(name: string): void;
  /** What hides the innermost run that is open, as far as it has been read; undefined where it is seen. */
  hiddenBy(): HiddenReason | undefined;
}

interface Run {
  isMarked: boolean;
  isMinute: boolean;
  isWhite: boolean;
  isShaded: boolean;
}

/** In half points. */
const MINUTE = 4;
/** White, or so near to it that no eye finds it on paper. */
const WHITE = /^(?:f[a-f]){3}$/i;
const PROPERTIES = new Set([
  'pPr',
  'rPr',
  'rPrChange',
  'pPrChange',
  'tblPr',
  'trPr',
  'tcPr',
  'sectPr',
]);

/** Starts outside of everything; a part's text is seen until its formatting says otherwise. */
export function createHiddenRuns(): HiddenRuns {
  const ground = createGroundReader();
  const runs: Run[] = [];
  const properties: string[] = [];

  const actions: Readonly<Record<string, (run: Run, attribute: ReadAttribute) => void>> = {
    vanish: (run, attribute) => (run.isMarked = isOn(attribute('val'))),
    sz: (run, attribute) => (run.isMinute = Number(attribute('val') ?? Infinity) <= MINUTE),
    color: (run, attribute) => (run.isWhite = WHITE.test(attribute('val') ?? '')),
    shd: (run, attribute) => (run.isShaded ||= isShade(attribute)),
    highlight: (run, attribute) =>
      (run.isShaded ||= !['none', 'white'].includes(attribute('val') ?? 'none')),
    // A character style may say anything about what is behind the letters.
    rStyle: (run) => (run.isShaded = true),
  };
  const actionOf = new Map(Object.entries(actions));

  return {
    open(name, attribute) {
      const run = runs.at(-1);
      if (run && properties.length === 1 && properties[0] === 'rPr') {
        actionOf.get(name)?.(run, attribute);
      }
      ground.open(name, attribute, properties);
      if (name === 'r') {
        runs.push({ isMarked: false, isMinute: false, isWhite: false, isShaded: false });
      } else if (PROPERTIES.has(name)) properties.push(name);
    },
    close(name) {
      ground.close(name);
      if (name === 'r') runs.pop();
      else if (PROPERTIES.has(name)) properties.pop();
    },
    hiddenBy() {
      const run = runs.at(-1);
      if (!run) return undefined;
      if (run.isMarked) return 'marked-hidden';
      if (run.isMinute) return 'minute';
      return run.isWhite && !run.isShaded && ground.isPaper() ? 'color-of-background' : undefined;
    },
  };
}

/** A switch without a value is on. */
function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off'].includes(value);
}
