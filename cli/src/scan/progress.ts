import { printable } from '@proviso/engine/formats';

const BAR = 20;
const MAX_NAME_LENGTH = 50;
/** Some terminals tell no width. */
const DEFAULT_COLUMNS = 80;
const CLEAR_LINE = '\r\u001b[K';

/** Reports the progress of a scan of several inputs. */
export interface Progress {
  show(done: number, input: string): void;
  /** Removes the bar, so that something else can be written. */
  clear(): void;
}

/** A progress bar on standard error if that is a terminal; otherwise does nothing. */
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
      const line = `${done + 1}/${total} ${bar} ${printable(input).slice(-MAX_NAME_LENGTH)}`;
      // What a narrow terminal breaks over two lines would not be cleared.
      write(CLEAR_LINE + line.slice(0, (stderr.columns || DEFAULT_COLUMNS) - 1));
    },
    clear: () => write(CLEAR_LINE),
  };
}
