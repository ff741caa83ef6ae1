import { ORGANIZATION, PERSON } from '#engine/models/names/labeling/labels.ts';
import type { TaggedName } from '#engine/models/names/labeling/tagged-name.ts';
import { LETTERS } from '#engine/text/letters.ts';

const BETWEEN_WORDS = new RegExp(`[^${LETTERS}\\d&]+`);

/** How contracts introduce the short name of a company behind its legal form: `Roe Foods Ltd (“Roe”)`. */
const DEFINED =
  /(?:Ltd|Limited|LLC|LLP|Inc|PLC|plc|GmbH|Pty|B\.?V|N\.?V|S\.?A|Corp|Corporation|Foundation)\.?,? \((?:the |hereinafter |hereafter )?["“'‘]([^"”'’()\n]{2,40})["”'’]\)/g;
const BY_DEFINITION = 1000;

/** How often a word occurs in organization names of several words, minus how often in names of persons. */
type Votes = ReadonlyMap<string, number>;

/**
 * Makes labels consistent across a text: a word that names an organization in a fuller form (`Reed` beside `Reed
 * Holdings, Inc.`) is not a person where it stands alone.
 */
export function reconcileLabels(text: string, names: readonly TaggedName[]): readonly TaggedName[] {
  const votes = countVotes(text, names);
  if (votes.size === 0) return names;
  return names.map((name) => {
    const isOrganization =
      name.label === PERSON && (votes.get(text.slice(name.start, name.end).toLowerCase()) ?? 0) > 0;
    return isOrganization ? { ...name, label: ORGANIZATION } : name;
  });
}

function countVotes(text: string, names: readonly TaggedName[]): Votes {
  const votes = new Map<string, number>();
  const vote = (word: string, by: number): void => {
    votes.set(word, (votes.get(word) ?? 0) + by);
  };
  for (const [, defined = ''] of text.matchAll(DEFINED)) {
    vote(defined.toLowerCase(), BY_DEFINITION);
  }
  if (!names.some(({ label }) => label === ORGANIZATION)) return votes;
  for (const { start, end, label } of names) {
    if (label !== ORGANIZATION && label !== PERSON) continue;
    const words = text.slice(start, end).toLowerCase();
    const firstEnd = words.search(BETWEEN_WORDS);
    if (firstEnd === -1) continue;
    // A company is referred to by its first word, a person by any.
    if (label === ORGANIZATION) vote(words.slice(0, firstEnd), 1);
    else for (const word of words.split(BETWEEN_WORDS)) vote(word, -1);
  }
  return votes;
}
