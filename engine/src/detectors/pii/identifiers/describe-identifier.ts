import type { Identifier } from './identifier.ts';
import { isEnough } from './judge-number.ts';

/** The description of an identifier's detector. */
export function descriptionOf({ typeName, isValid, trust }: Identifier): string {
  const form = isValid === undefined ? 'by its format' : 'by its format and check digit';
  const names = ' when its name appears nearby';
  const condition =
    trust === 'anywhere' ? '' : trust === 'prefixed' ? ' after its country prefix' : names;
  return `${typeName}, recognized ${form}${condition}.`;
}

/** Example texts with samples of an identifier, and with an invalid one. */
export function examplesOf({ names, samples, wrong, trust, ownNames }: Identifier): string[] {
  const name = (names[0] ?? '').replaceAll(/\(\?:|[()?]|\|.*/g, '');
  const [first] = samples;
  return [
    ...samples.map((sample) => `${name}: [[${sample}]]`),
    `The file names ${name} [[${first}]] twice.`,
    ...(ownNames === undefined
      ? [`${name} ${wrong} cannot be right.`]
      : [`The ${ownNames[0]}: [[${wrong}]]`, `Batch ${wrong} is here.`]),
    isEnough(trust, first) ? `Batch 7${first}7 left.` : `Batch ${first} left the yard.`,
  ];
}
