/** A token's shape, compiled. */
interface Shape {
  /** Its source as a regular expression. */
  readonly source: string;
  /** The prefix of every such token. */
  readonly prefix: string;
  /** A token of this shape that was never issued. */
  readonly sample: string;
}

/** The alphabets that a shape can refer to. */
const ALPHABETS: Readonly<Record<string, string>> = {
  a: 'A-Za-z0-9',
  A: 'A-Z0-9',
  b: 'A-Za-z0-9+/=',
  d: '0-9',
  h: 'a-f0-9',
  l: 'a-z0-9',
  u: 'A-Za-z0-9%',
  w: 'A-Za-z0-9_=-',
};

/** Without repetition, so that samples do not look like placeholders. */
const SAMPLE_OF: Readonly<Record<string, string>> = {
  d: '7391846205',
  h: '3f9a7c1e5b8d2046',
  l: 'r7fk2mxw9qbt4vlz8ncy1phd6gsj3aeu5oi0',
  A: 'R7FK2MXW9QBT4VLZ8NCY1PHD6GSJ3AEU5OI0',
};
const SAMPLE = 'R7fK2mXw9QbT4vLz8NcY1pHd6GsJ3aEu5oZiW0kS';

/**
 * Compiles a shape: literal text, in which `<a36>` stands for 36 characters of the alphabet `a`, and `<h8-12>` for 8 to
 * 12 of `h`. Samples are generated from shapes, so that no file contains what a secret scanner would flag.
 */
export function parseShape(shape: string): Shape {
  const items = shape.split(/(<\w\d+(?:-\d+)?>)/);
  const sources = items.map((item) => sourceOf(item));
  return {
    source: sources.join(''),
    prefix: items[0] ?? '',
    sample: items.map((item) => sampleOf(item)).join(''),
  };
}

const PLACE = /^<(\w)(\d+)(?:-(\d+))?>$/;

function sourceOf(item: string): string {
  const place = PLACE.exec(item);
  if (place === null) return item.replaceAll(/[$.+/?~|]/g, String.raw`\$&`);
  const [, alphabet = '', min = '', max = min] = place;
  return `[${ALPHABETS[alphabet] ?? ''}]{${min},${max}}`;
}

function sampleOf(item: string): string {
  const place = PLACE.exec(item);
  if (place === null) return item;
  const [, alphabet = '', min = ''] = place;
  const source = SAMPLE_OF[alphabet] ?? SAMPLE;
  return source.repeat(Math.ceil(Number(min) / source.length)).slice(0, Number(min));
}
