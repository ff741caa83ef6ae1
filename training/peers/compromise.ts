import type { LabeledSpan } from '../evaluation/corpus.ts';
import type { InstalledPackages } from './installed-packages.ts';
import type { Peer } from './peer.ts';

interface Term {
  readonly offset: { readonly start: number; readonly length: number };
}

interface View {
  readonly json: (options: { offset: true }) => readonly { readonly terms: readonly Term[] }[];
}

interface Reading {
  readonly people: () => View;
  readonly places: () => View;
  readonly organizations: () => View;
}

const WITH_PERSONS = ['persons F1', 'names F1'];

/** compromise, which parses English in the browser. */
export async function loadCompromise(packages: InstalledPackages): Promise<Peer> {
  const { default: read } = await packages.load<{ default: (text: string) => Reading }>(
    'compromise',
  );
  return {
    name: 'compromise',
    version: await packages.versionOf('compromise'),
    configuration:
      'as installed; `people()` are persons, `places()` places, `organizations()` organizations, without the punctuation around them',
    figures: {
      'pii/crossner.jsonl': WITH_PERSONS,
      'pii/wikigold.jsonl': WITH_PERSONS,
      'pii/uner_ewt.jsonl': WITH_PERSONS,
      'pii/btc.jsonl': ['names F1'],
      'pii/inlegal.jsonl': ['names F1'],
      'pii/wnut17.jsonl': ['names F1'],
      'pii/sec_filings.jsonl': ['names F1'],
    },
    find({ text }) {
      const reading = read(text);
      return [
        ...spansOf(reading.people(), 'PERSON'),
        ...spansOf(reading.places(), 'LOCATION'),
        ...spansOf(reading.organizations(), 'ORG'),
      ];
    },
  };
}

function spansOf(view: View, label: string): LabeledSpan[] {
  return view.json({ offset: true }).flatMap(({ terms }) => {
    const first = terms[0]?.offset;
    const last = terms.at(-1)?.offset;
    if (first === undefined || last === undefined) return [];
    return [{ start: first.start, end: last.start + last.length, label }];
  });
}
