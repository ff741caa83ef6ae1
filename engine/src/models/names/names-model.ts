import { personName } from '#engine/detectors/pii/names/person-name.ts';
import { placeName } from '#engine/detectors/pii/origin/place-name.ts';
import type { Model, ModelMatch } from '#engine/models/model.ts';
import { asPlaceholder } from '#engine/models/names/corrections/placeholder.ts';
import { knownWeights, NAMES_VERSION } from '#engine/models/names/lexicon/known-weights.ts';
import { byPosition } from '#engine/spans/by-position.ts';
import type { Span } from '#engine/vocabulary.ts';

import { findCaseDetails } from './corrections/case-details.ts';
import { relabelColumns } from './corrections/columns.ts';
import { correctName } from './corrections/correct-name.ts';
import { relabelFirms } from './corrections/firms-in-context.ts';
import { reconcileLabels } from './corrections/reconcile-labels.ts';
import { selectConfidentNames } from './corrections/select-confident-names.ts';
import { ORGANIZATION, PERSON, PLACE } from './labeling/labels.ts';
import type { TaggedName } from './labeling/tagged-name.ts';
import { NameTagger } from './labeling/tagger.ts';

const NOUNS: ReadonlyMap<number, readonly [type: string, noun: string]> = new Map([
  [PERSON, ['person-name', 'a person']],
  [ORGANIZATION, ['organization-name', 'an organization']],
  [PLACE, ['place-name', 'a place']],
]);
/** Rules that read a label or a title are more confident of a person than a model can be. */
const MAX_CONFIDENCE = 0.94;
/** A place or an organization alone says less than an overlapping finding such as an address. */
const MAX_THING_CONFIDENCE = 0.55;

/** Created at the first text. */
let tagger: NameTagger | undefined;

export const namesModel: Model = {
  id: 'names',
  description:
    'Names of people, organizations and places in running text, found by a conditional random field over words, shapes, neighbors and lists of names, trained on news, encyclopedia articles, messages, filings and court decisions. Texts about a case are read once more by patterns for other details that identify it.',
  version: NAMES_VERSION,
  types: [
    personName,
    {
      id: 'organization-name',
      typeName: 'Organization name',
      category: 'pii',
      severity: 'low',
      recommendation: 'Redact the organization if it could identify a person.',
      isInformational: true,
    },
    placeName,
    {
      id: 'case-detail',
      typeName: 'Case detail',
      category: 'pii',
      severity: 'low',
      recommendation: 'Redact it if it could reveal whose case the text is about.',
      isInformational: true,
    },
  ],
  read(text) {
    tagger ??= new NameTagger(knownWeights());
    const guesses = tagger.guess(text);
    const reconciled = reconcileLabels(text, selectConfidentNames(text, guesses));
    const names = relabelFirms(text, relabelColumns(text, reconciled));
    const details = findCaseDetails(text, { names, guesses }).map(toDetail);
    const matches = [...names.map(toMatch), ...details].sort(byPosition);
    return matches
      .flatMap((match) => correctName(text, match))
      .map((match) => asPlaceholder(text, match));
  },
};

function toMatch({ start, end, label, confidence, isDoubtful }: TaggedName): ModelMatch {
  const [type, noun] = NOUNS.get(label) ?? ['place-name', 'a place'];
  const percent = Math.min(99, Math.round(confidence * 100));
  return {
    type,
    start,
    end,
    confidence: Math.max(
      0.01,
      label === PERSON ? Math.min(MAX_CONFIDENCE, confidence) : confidence * MAX_THING_CONFIDENCE,
    ),
    why: `The words and their context look like the name of ${noun} (${percent}% sure).`,
    ...(label === PERSON && isDoubtful ? { isInformational: true } : {}),
  };
}

function toDetail({ start, end }: Span): ModelMatch {
  return {
    type: 'case-detail',
    start,
    end,
    confidence: 0.2,
    why: 'A name, time, number or personal detail in a text about a case.',
  };
}
