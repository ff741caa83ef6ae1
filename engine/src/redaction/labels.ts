import { findLabels } from '#engine/key/find-labels.ts';
import { MARKED_BY_HAND } from '#engine/marks/mark.ts';
import { spellingsOf } from '#engine/spelling/searched-value.ts';
import { withoutAccents } from '#engine/text/without-accents.ts';

import { PhoneLabels } from './phone-labels.ts';
import { PERSON_NAME } from './treatment.ts';

/** Parts of a type's id that are left out, because a label has to fit where a value stood. */
const REDUNDANT = /^(?:us|uk)-|-(?:name|number|address)$/g;

/** Labels of types for which the general rule gives an odd one. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['postal-address', 'ADDRESS'],
  ['protected-characteristic', 'CHARACTERISTIC'],
  ['health-answer', 'HEALTH'],
  ['conviction-answer', 'CONVICTION'],
  [MARKED_BY_HAND, 'MARKED'],
]);

const PHONE_NUMBER = 'phone-number';

/** Assigns labels: the same value of the same type always gets the same one. */
export type Labels = (type: string, value: string) => string;

/**
 * Labels for the values of these types in one text, numbered by name in the order of the calls. Labels that the text
 * already contains, because it was cleaned before, are not assigned again.
 */
export function createLabels(text: string, types: ReadonlySet<string>): Labels {
  const names = new Map([...types].map((type) => [type, nameOf(type)]));
  const standing = new Set(findLabels(text, new Set(names.values())).map(({ label }) => label));
  const labels = new Map<string, string>();
  const numbers = new Map<string, number>();
  const phones = new PhoneLabels();
  const assign = (name: string): string => {
    let number = (numbers.get(name) ?? 0) + 1;
    while (standing.has(labelOf(name, number))) number += 1;
    numbers.set(name, number);
    return labelOf(name, number);
  };
  return (type, value) => {
    const name = names.get(type) ?? nameOf(type);
    const keys = keysOf(type, value).map((key) => `${name} ${key}`);
    const known = keys.map((key) => labels.get(key)).find((label) => label !== undefined);
    const isPhone = type === PHONE_NUMBER;
    const other = known === undefined && isPhone ? phones.take(value) : undefined;
    const label = known ?? other ?? assign(name);
    for (const key of keys) labels.set(key, label);
    if (isPhone && known === undefined && other === undefined) phones.add(value, label);
    return label;
  };
}

function nameOf(type: string): string {
  return LABELS.get(type) ?? type.replaceAll(REDUNDANT, '').toUpperCase();
}

function labelOf(name: string, number: number): string {
  return `[${name}-${number}]`;
}

/**
 * The keys that tell a value from others: its letters and digits, without accents in a name, and the day of an
 * unambiguous date.
 */
function keysOf(type: string, value: string): string[] {
  const days = spellingsOf(value).filter(({ kind }) => kind === 'date');
  const [day] = days;
  return [
    withoutSeparators(type === PERSON_NAME ? withoutAccents(value) : value),
    ...(days.length === 1 && day ? [day.key] : []),
  ];
}

/**
 * The letters and digits of a value, without case and width: equal for two spellings that differ in separators alone.
 */
function withoutSeparators(value: string): string {
  const letters = value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? value : letters;
}
