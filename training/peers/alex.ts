import { CLEAN_DOCUMENTS, CONTRACTS } from '../evaluation/flagged-documents.ts';
import type { InstalledPackages } from './installed-packages.ts';
import type { Peer } from './peer.ts';

interface Message {
  readonly position: { readonly start: Point; readonly end: Point } | null;
}

interface Point {
  readonly offset: number;
}

type Check = (text: string, settings: typeof SETTINGS) => { readonly messages: readonly Message[] };

/** Of its settings for profanities and for pairs of pronouns, those with the highest F1 on advertisements. */
const SETTINGS = { profanitySureness: 2 } as const;
/** The figures ask only whether a text has any label of biased language, so one stands for all of them. */
const BIASED = 'gender';

/** alex, which checks texts for insensitive wording. */
export async function loadAlex(packages: InstalledPackages): Promise<Peer> {
  const { text: checkText, markdown: checkMarkdown } = await packages.load<{
    text: Check;
    markdown: Check;
  }>('alex');
  return {
    name: 'alex',
    version: await packages.versionOf('alex'),
    configuration:
      '`profanitySureness: 2`, the best of its settings on the advertisements; files of projects are read as Markdown, other texts as plain text; every message counts as biased language',
    figures: {
      'language/bias-adlang/dev.jsonl': ['F1', 'false-positive rate'],
      [CONTRACTS]: ['bias alarms per 10,000 words'],
      [CLEAN_DOCUMENTS]: ['flagged documents'],
    },
    find({ id, text }) {
      const check = /\.mdx?$/.test(id) ? checkMarkdown : checkText;
      return check(text, SETTINGS).messages.map(({ position }) => ({
        start: position?.start.offset ?? 0,
        end: position?.end.offset ?? 0,
        label: BIASED,
      }));
    },
  };
}
