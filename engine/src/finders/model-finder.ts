import type { FindingType } from '../detector.ts';
import { models } from '../models/index.ts';
import type { Model, ModelMatch } from '../models/model.ts';
import { namesModel } from '../models/names/names-model.ts';
import { mendName } from '../names/mend-name.ts';
import { MATCHES_PER_DETECTOR, type View } from '../reading.ts';
import { toFinding } from '../to-finding.ts';
import type { Finding, FindingSource } from '../vocabulary.ts';
import type { Finder, IsWanted } from './finder.ts';

/** A model, those of its types that are asked for, and how much it has found. */
interface Asked {
  readonly model: Model;
  readonly types: ReadonlyMap<string, FindingType>;
  readonly source: FindingSource;
  matchCount: number;
}

/** Asks the models; they read English, and sections that are too short to tell. */
export class ModelFinder implements Finder {
  isTruncated = false;
  readonly #findings: Finding[] = [];
  readonly #asked: readonly Asked[];

  constructor(isWanted: IsWanted) {
    this.#asked = models
      .map((model): Asked => {
        const types = model.types.filter(({ category }) => isWanted(category));
        return {
          model,
          types: new Map(types.map((type) => [type.id, type])),
          source: { kind: 'model', version: model.version },
          matchCount: 0,
        };
      })
      .filter(({ types }) => types.size > 0);
  }

  read(section: View, language: string | null): void {
    if (language !== null && language !== 'en') return;
    const text = section.text.slice(section.from, section.to);
    for (const asked of this.#asked) this.#ask(asked, text, section);
  }

  finish(): readonly Finding[] {
    return this.#findings;
  }

  #ask(asked: Asked, text: string, section: View): void {
    const { model, types, source } = asked;
    for (const match of mended(model, text)) {
      const type = types.get(match.type);
      if (type === undefined) continue;
      if (asked.matchCount >= MATCHES_PER_DETECTOR) {
        this.isTruncated = true;
        return;
      }
      asked.matchCount += 1;
      this.#findings.push(
        toFinding(type, match, { ruleId: model.id, source, offset: section.offset + section.from }),
      );
    }
  }
}

/** What a model found, names without what no name has. */
function mended(model: Model, text: string): readonly ModelMatch[] {
  const matches = model.read(text);
  return model.id === namesModel.id ? matches.flatMap((match) => mendName(text, match)) : matches;
}
