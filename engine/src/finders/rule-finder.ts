import { detectors } from '../detectors/index.ts';
import { ENGINE } from '../engine-identity.ts';
import { createMatcher, type Matcher } from '../matcher.ts';
import type { Reading, View } from '../reading.ts';
import { toFinding } from '../to-finding.ts';
import type { Finding, FindingSource } from '../vocabulary.ts';
import type { Finder, IsWanted } from './finder.ts';

/** Compiled at the first analysis: whoever imports the vocabulary alone does not wait for it. */
let matcher: Matcher | undefined;

const SOURCE: FindingSource = { kind: 'rule', version: ENGINE.version };

/** Asks the detectors of the registry. */
export class RuleFinder implements Finder {
  readonly #reading: Reading;

  constructor(isWanted: IsWanted) {
    matcher ??= createMatcher(detectors);
    this.#reading = matcher((detector) => isWanted(detector.category));
  }

  get isTruncated(): boolean {
    return this.#reading.isTruncated;
  }

  read(section: View): void {
    this.#reading.read(section);
  }

  finish(): readonly Finding[] {
    this.#reading.finish();
    return this.#reading.matches.map(({ detector, match, offset }) =>
      toFinding(detector, match, { ruleId: detector.id, source: SOURCE, offset }),
    );
  }
}
