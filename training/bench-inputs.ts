import { EXAMPLE_DOCUMENTS } from '../examples/example-documents.ts';
import { createRandom } from './statistics/random.ts';

/** One paragraph in this many contains a problem: about two per page. */
const PROBLEM_EVERY = 6;

/**
 * ASCII text of `length` characters: shuffled paragraphs of the examples, most without and some with a planted problem,
 * and lines of personal data and secrets. Deterministic.
 */
export function createBenchmarkText(length: number): string {
  const { plain, flawed } = sortParagraphs();
  const next = createRandom(20260301);
  const pick = (choices: readonly string[]): string => choices[next(choices.length)] ?? '';
  const parts: string[] = [];
  let left = length;
  while (left > 0) {
    const hasProblem = parts.length % PROBLEM_EVERY === PROBLEM_EVERY - 1;
    const problem = next(2) === 0 ? plantedLine(next) : pick(flawed);
    // Cut before joining: a substring is slower to read than a flat string.
    const part = `${hasProblem ? problem : pick(plain)}\n`.slice(0, left);
    parts.push(part);
    left -= part.length;
  }
  return parts.join('');
}

function sortParagraphs(): { plain: string[]; flawed: string[] } {
  const paragraphs = EXAMPLE_DOCUMENTS.flatMap(({ blocks, planted }) =>
    blocks
      .filter((block) => block.kind === 'paragraph')
      .map(({ text }) => ({
        // One byte per character, so that a megabyte is the same for every peer.
        text: text.replaceAll(/[^ -~]/g, ''),
        isFlawed: planted.some(({ value }) => text.includes(value)),
      })),
  );
  const texts = (wanted: boolean): string[] =>
    paragraphs.filter(({ isFlawed }) => isFlawed === wanted).map(({ text }) => text);
  return { plain: texts(false), flawed: texts(true) };
}

function plantedLine(next: (limit: number) => number): string {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => String(next(10))).join('');
  const lines = [
    `Please write to user${digits(5)}@mail${digits(2)}.example.com before the end of the week.`,
    `The desk can be called at (415) 555-01${digits(2)} between nine and five.`,
    `Employee: Rosa Delgado, SSN 219-09-${digits(4)}, started in spring.`,
    'Transfer to IBAN DE89 3704 0044 0532 0130 00, quoting the number of the invoice.',
    'The card on file is 4111 1111 1111 1111, valid through 11/28.',
    `The service listens on 203.0.113.${next(255)} and answers within a second.`,
    `The password is Tr4ck-${digits(4)}x until it is changed.`,
  ];
  return lines[next(lines.length)] ?? '';
}
