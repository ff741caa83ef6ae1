import { detectors } from '#engine/detectors/index.ts';
import { RULES } from '#engine/engine-identity.ts';
import { createMatcher, type Matcher } from '#engine/reading/matcher.ts';
import type { Reading, View } from '#engine/reading/reading.ts';
import { byPosition } from '#engine/spans/by-position.ts';
import { toFinding } from '#engine/to-finding.ts';
import type { Finding } from '#engine/vocabulary.ts';

import type { Finder, Wanted } from './finder.ts';

/** Compiled at the first analysis, so that importing the engine stays cheap. */
let matcher: Matcher | undefined;

/** Runs the detectors of the registry. */
export class RuleFinder implements Finder {
  readonly #reading: Reading;
  readonly #findings: Finding[] = [];

  constructor({ isWanted, maxFindings }: Wanted) {
    matcher ??= createMatcher(detectors);
    this.#reading = matcher(isWanted, maxFindings);
  }

  get isTruncated(): boolean {
    return this.#reading.isTruncated;
  }

  read(section: View): void {
    this.#reading.read(section);
    this.#takeMatches();
  }

  finish(): readonly Finding[] {
    this.#reading.finish();
    this.#takeMatches();
    return this.#findings;
  }

  /** Findings are sorted section by section: what was just found is in the caches, and short lists sort fast. */
  #takeMatches(): void {
    const findings = this.#reading
      .takeMatches()
      .map(({ detector, match, offset }) =>
        toFinding(detector, match, { ruleId: detector.id, source: RULES, offset }),
      );
    for (const finding of findings.sort(byPosition)) this.#findings.push(finding);
  }
}
