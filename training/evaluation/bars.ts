import { CONTRACT_LABELS, TERMS_LABELS } from '../clauses/clause-corpora.ts';
import { scoreClauses } from '../clauses/clause-scores.ts';
import type { GoldDocument } from './corpus.ts';
import type { Prediction } from './predict.ts';
import { type LabelScore, scoreLabels } from './score-labels.ts';
import { scoreMasking } from './score-masking.ts';
import { scoreCases, scoreSpans } from './score-spans.ts';

type Predictions = ReadonlyMap<string, Prediction>;

/** A named figure with its minimum or maximum. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly bar: number;
  readonly isCeiling?: boolean;
}

/** A corpus, its path in the corpora folder, and what is measured on it. */
export interface Bar {
  readonly corpus: string;
  readonly measure: (gold: readonly GoldDocument[], predictions: Predictions) => readonly Figure[];
}

const STRUCTURED = 'CREDIT_CARD EMAIL IBAN IP PHONE URL GOV_ID DRIVER_LICENSE'.split(' ');
const BIAS =
  'age gender gender_coded religion race national_origin familial_status disability culture_fit socioeconomic lgbtq condescending suicide'.split(
    ' ',
  );

/** All bars for findings; results on corpora that a model was trained on are optimistic. */
export const BARS: readonly Bar[] = [
  structured('pii/presidio_synth_v2.jsonl'),
  structured('pii/presidio_generated_large.jsonl'),
  cases('pii/presidio_tests.jsonl', 0.94, 0.98),
  cases('pii/stdnum_ids.jsonl', 0.76, 0.96),
  {
    corpus: 'pii/phones.jsonl',
    measure: (gold, predictions) => [
      { name: 'recall', value: scoreSpans(gold, predictions, ['PHONE']).recall, bar: 0.995 },
    ],
  },
  names('crossner', 0.85, 0.9),
  names('wikigold', 0.78, 0.87),
  names('uner_ewt', 0.74, 0.83),
  names('btc', 0.73),
  names('inlegal', 0.72),
  names('wnut17', 0.58),
  names('sec_filings', 0.6),
  {
    corpus: 'pii/tab.jsonl',
    measure(gold, predictions) {
      const { direct, quasi, precision } = scoreMasking(gold, predictions);
      return [
        { name: 'direct identifiers masked', value: direct, bar: 0.99 },
        { name: 'quasi identifiers masked', value: quasi, bar: 0.88 },
        { name: 'masked words wanted', value: precision, bar: 0.75 },
      ];
    },
  },
  labeled('language/bias-adlang/dev.jsonl', BIAS, ({ f1, falsePositiveRate }) => [
    { name: 'F1', value: f1, bar: 0.8 },
    { name: 'false-positive rate', value: falsePositiveRate, bar: 0.05, isCeiling: true },
  ]),
  {
    corpus: 'language/bias-hatecheck/dev.jsonl',
    measure(gold, predictions) {
      const counter = gold.filter(({ meta }) => meta?.functionality?.startsWith('counter_'));
      const silent = counter.filter(({ id }) => !predictions.get(id)?.labels.includes('hate'));
      return [{ name: 'counter-speech accuracy', value: silent.length / counter.length, bar: 0.7 }];
    },
  },
  labeled('language/bias-hatecheck/dev.jsonl', ['hate'], ({ f1, falsePositiveRate }) => [
    { name: 'F1', value: f1, bar: 0.8 },
    { name: 'false-positive rate', value: falsePositiveRate, bar: 0.35, isCeiling: true },
  ]),
  labeled('language/bias-toxigen/dev.jsonl', ['hate'], ({ f1, falsePositiveRate }) => [
    { name: 'F1', value: f1, bar: 0.72 },
    { name: 'false-positive rate', value: falsePositiveRate, bar: 0.25, isCeiling: true },
  ]),
  labeled('language/bias-alex-parity/dev.jsonl', BIAS, ({ recall }) => [
    { name: 'recall', value: recall, bar: 0.95 },
  ]),
  secrets('gitleaks', 0.96),
  secrets('secretlint', 0.93),
  secrets('detect-secrets', 0.7),
  secrets('fake-leaks', 0.7),
  labeled('language/policy-leaky-repo/dev.jsonl', ['secret'], ({ recall }) => [
    { name: 'recall', value: recall, bar: 0.8 },
  ]),
  secrets('doc-secrets', 0.9),
  labeled('language/policy-markings/dev.jsonl', ['confidential_marking'], ({ f1 }) => [
    { name: 'F1', value: f1, bar: 0.9 },
  ]),
  clauses('language/legal-cuad/dev.jsonl', CONTRACT_LABELS, {
    spans: [0.72, 0.62],
    documents: [0.86, 0.75],
  }),
  clauses('language/legal-tos-en/dev.jsonl', TERMS_LABELS, {
    spans: [0.7, 0.66],
    documents: [0.94],
  }),
];

function clauses(
  corpus: string,
  labels: readonly string[],
  bars: { readonly spans: readonly number[]; readonly documents: readonly number[] },
): Bar {
  return {
    corpus,
    measure(gold, predictions) {
      const documents = gold.map((document) => ({ ...document, read: labels }));
      const found = gold.map(({ id }) =>
        Map.groupBy(predictions.get(id)?.spans ?? [], ({ label }) => label),
      );
      const { spanMicro, spanMacro, documentMicro, documentMacro } = scoreClauses(
        documents,
        found,
        labels,
      );
      const figures = [
        { name: 'spans, micro F1', value: spanMicro, bar: bars.spans[0] },
        { name: 'spans, macro F1', value: spanMacro, bar: bars.spans[1] },
        { name: 'documents, micro F1', value: documentMicro, bar: bars.documents[0] },
        { name: 'documents, macro F1', value: documentMacro, bar: bars.documents[1] },
      ];
      return figures.flatMap(({ bar, ...figure }) =>
        bar === undefined ? [] : [{ ...figure, bar }],
      );
    },
  };
}

function structured(corpus: string): Bar {
  return {
    corpus,
    measure(gold, predictions) {
      const { f1, lowestF1 } = scoreSpans(gold, predictions, STRUCTURED);
      return [
        { name: 'structured F1', value: f1, bar: 0.95 },
        { name: 'lowest type F1', value: lowestF1, bar: 0.9 },
      ];
    },
  };
}

function names(corpus: string, all: number, persons?: number): Bar {
  return {
    corpus: `pii/${corpus}.jsonl`,
    measure(gold, predictions) {
      const { f1 } = scoreSpans(gold, predictions, ['PERSON', 'ORG', 'LOCATION']);
      const figures = [{ name: 'names F1', value: f1, bar: all }];
      if (persons === undefined) return figures;
      const { f1: personF1 } = scoreSpans(gold, predictions, ['PERSON']);
      return [...figures, { name: 'persons F1', value: personF1, bar: persons }];
    },
  };
}

function cases(corpus: string, positives: number, negatives: number): Bar {
  return {
    corpus,
    measure(gold, predictions) {
      const score = scoreCases(gold, predictions);
      return [
        { name: 'positives exact', value: score.positivesExact / score.positives, bar: positives },
        {
          name: 'negatives silent',
          value: score.negativesSilent / score.negatives,
          bar: negatives,
        },
      ];
    },
  };
}

function secrets(kit: string, bar: number): Bar {
  return labeled(`language/policy-${kit}/dev.jsonl`, ['secret'], ({ f1 }) => [
    { name: 'F1', value: f1, bar },
  ]);
}

function labeled(
  corpus: string,
  labels: readonly string[],
  figuresOf: (score: LabelScore) => readonly Figure[],
): Bar {
  return {
    corpus,
    measure: (gold, predictions) => figuresOf(scoreLabels(gold, predictions, labels)),
  };
}
