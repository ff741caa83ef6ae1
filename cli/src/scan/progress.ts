import { printable } from '@proviso/engine/formats';

const BAR = 20;
const LONGEST_NAME = 50;
/** Some terminals tell no width. */
const USUAL_COLUMNS = 80;
const CLEAR_LINE = '\r\u001b[K';

/** Tells a waiting person how far a scan of several inputs has come. */
export interface Progress {
  show(done: number, input: string): void;
  /** Takes the bar away, so that something else can be written. */
  clear(): void;
}

/** A bar on the standard error where that is a terminal, and nothing elsewhere. */
export function createProgress(total: number): Progress {
  const { stderr } = process;
  const isShown = stderr.isTTY && total > 1;
  const write = (text: string): void => {
    if (isShown) stderr.write(text);
  };
  return {
    show(done, input) {
      const filled = Math.round((done / total) * BAR);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
      const line = `${done + 1}/${total} ${bar} ${printable(input).slice(-LONGEST_NAME)}`;
      // What a narrow terminal breaks over two lines would not be cleared.
      write(CLEAR_LINE + line.slice(0, (stderr.columns || USUAL_COLUMNS) - 1));
    },
    clear: () => write(CLEAR_LINE),
  };
}
