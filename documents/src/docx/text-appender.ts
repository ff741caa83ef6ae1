import type { HiddenReason } from '../extracted-document.ts';
import { createFieldTexts } from './field-texts.ts';
import type { ElementFollower } from './follow-elements.ts';
import type { HiddenRuns } from './hidden-runs.ts';
import type { ParagraphStack } from './paragraph-stack.ts';
import { readLetters } from './symbol-letters.ts';
import type { TrackedDeletions } from './tracked-deletions.ts';

const TEXTS = new Set(['t', 'delText', 'v']);
const RUBY = new Map<string, 'reading' | 'base'>([
  ['rt', 'reading'],
  ['rubyBase', 'base'],
]);

/** Appends the text of a part to its paragraphs, as what it is: shown, hidden, deleted, or a reading. */
export interface TextAppender extends ElementFollower {
  readonly append: (text: string) => void;
  /** Appends character data if it is text, or the text in it if it is a field code. */
  text(text: string): void;
}

/** What is known about the place that is being read. */
interface TextState {
  readonly hiddenRuns: HiddenRuns;
  readonly deletions: TrackedDeletions;
}

/** Starts outside of everything. */
export function createTextAppender(
  paragraphs: ParagraphStack,
  { hiddenRuns, deletions }: TextState,
): TextAppender {
  let isText = false;
  let font: string | undefined;
  let ruby: 'reading' | 'base' | undefined;
  const hiddenBy = (): HiddenReason | 'deletion' | undefined =>
    deletions.isDeleted() ? 'deletion' : hiddenRuns.hiddenBy();
  const append = (text: string): void => paragraphs.append(text, { hiddenBy: hiddenBy(), ruby });
  const fields = createFieldTexts((text, { isHidden, from }) => {
    const own = isHidden && !deletions.isDeleted() ? 'stored-in-field' : hiddenBy();
    paragraphs.append(text, { hiddenBy: own, ruby, from });
  });
  return {
    append,
    open(name, attribute) {
      isText ||= TEXTS.has(name);
      if (name === 'r') font = undefined;
      if (name === 'rFonts') font = attribute('ascii') ?? attribute('hAnsi');
      ruby = RUBY.get(name) ?? ruby;
      fields.open(name, attribute);
    },
    close(name) {
      if (TEXTS.has(name)) isText = false;
      if (RUBY.has(name)) ruby = undefined;
      fields.close(name);
    },
    text(text) {
      if (isText) append(readLetters(text, font));
      else fields.text(text);
    },
  };
}
