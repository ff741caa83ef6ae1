import type { FindingType } from '#engine/detector.ts';
import type { LanguageRun } from '#engine/language/language-runs.ts';
import { ENGLISH } from '#engine/language/recognize-language.ts';
import { modelGroups } from '#engine/models/index.ts';
import type { Model } from '#engine/models/model.ts';
import type { View } from '#engine/reading/reading.ts';
import { byPosition } from '#engine/spans/by-position.ts';
import { copySlice } from '#engine/text/copy-slice.ts';
import { toFinding } from '#engine/to-finding.ts';
import type { Finding, FindingSource } from '#engine/vocabulary.ts';

import type { Finder, Wanted } from './finder.ts';

/** A model, the types that are wanted of it, and how much it has found. */
interface Asked {
  readonly model: Model;
  readonly types: ReadonlyMap<string, FindingType>;
  readonly source: FindingSource;
  matchCount: number;
}

/** A stretch of text that the models have not read yet, and where it begins in the whole text. */
interface WaitingSection {
  readonly text: string;
  readonly offset: number;
}

/**
 * Each group of models reads this many UTF-16 units before the next group does: switching more often would evict each
 * other's weights from the CPU's caches.
 */
const STRETCH = 1 << 20;

/** Runs the models on text in English, and on text that is too short to tell its language. */
export class ModelFinder implements Finder {
  isTruncated = false;
  readonly #findings: Finding[] = [];
  #waiting: WaitingSection[] = [];
  #waitingUnits = 0;
  readonly #asked: readonly (readonly Asked[])[];
  readonly #maxFindings: number;

  constructor({ isWanted, maxFindings }: Wanted) {
    this.#maxFindings = maxFindings;
    this.#asked = modelGroups.map((group) =>
      group.map((model) => toAsked(model, isWanted)).filter(({ types }) => types.size > 0),
    );
  }

  read(section: View, runs: readonly LanguageRun[]): void {
    for (const { start, end, language } of runs) {
      if (language !== null && language !== ENGLISH) continue;
      const from = section.from + start;
      const text = copySlice(section.text, from, section.from + end);
      this.#waiting.push({ text, offset: section.offset + from });
      this.#waitingUnits += text.length;
    }
    if (this.#waitingUnits >= STRETCH) this.#askAll();
  }

  finish(): readonly Finding[] {
    this.#askAll();
    return this.#findings;
  }

  /** Findings are sorted stretch by stretch: what was just found is in the caches, and short lists sort fast. */
  #askAll(): void {
    const findings: Finding[] = [];
    for (const group of this.#asked) {
      for (const section of this.#waiting) {
        for (const asked of group) this.#ask(asked, section, findings);
      }
    }
    for (const finding of findings.sort(byPosition)) this.#findings.push(finding);
    this.#waiting = [];
    this.#waitingUnits = 0;
  }

  #ask(asked: Asked, { text, offset }: WaitingSection, findings: Finding[]): void {
    const { model, types, source } = asked;
    for (const match of model.read(text)) {
      const type = types.get(match.type);
      if (type === undefined) continue;
      if (asked.matchCount >= this.#maxFindings) {
        this.isTruncated = true;
        return;
      }
      asked.matchCount += 1;
      findings.push(toFinding(type, match, { ruleId: model.id, source, offset }));
    }
  }
}

function toAsked(model: Model, isWanted: Wanted['isWanted']): Asked {
  const types = model.types.filter(isWanted);
  return {
    model,
    types: new Map(types.map((type) => [type.id, type])),
    source: { kind: 'model', version: model.version },
    matchCount: 0,
  };
}
