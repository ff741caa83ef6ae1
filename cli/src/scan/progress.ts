import { printable } from '@proviso/engine/formats';

const BAR = 20;
const MAX_NAME_LENGTH = 50;
const CLEAR_LINE = '\r\u001b[K';
/** What a narrow terminal breaks over two lines would not be cleared; only the terminal knows how wide a letter is. */
const STOP_WRAPPING = '\u001b[?7l';
const WRAP_AGAIN = '\u001b[?7h';
/** By letters as they are seen, of which each may be several characters. */
const LETTERS = new Intl.Segmenter();

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
      const line = `${done + 1}/${total} ${bar} ${endOf(printable(input))}`;
      write(CLEAR_LINE + STOP_WRAPPING + line + WRAP_AGAIN);
    },
    clear: () => write(CLEAR_LINE),
  };
}

function endOf(name: string): string {
  const letters = Array.from(LETTERS.segment(name), ({ segment }) => segment);
  return letters.slice(-MAX_NAME_LENGTH).join('');
}
