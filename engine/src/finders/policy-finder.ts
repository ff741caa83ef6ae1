import { createPackSearch, type PackSearch } from '#engine/policies/pack-search.ts';
import type { PolicyPack } from '#engine/policies/policy-pack.ts';
import type { View } from '#engine/reading/reading.ts';
import { MAX_SENSITIVE } from '#engine/report/sensitive-spans.ts';
import type { Finding } from '#engine/vocabulary.ts';

import type { Finder, Wanted } from './finder.ts';

/** Looks for a policy's own terms and patterns. */
export class PolicyFinder implements Finder {
  isTruncated = false;
  readonly #findings: Finding[] = [];
  readonly #search: PackSearch;
  readonly #wanted: Wanted;

  constructor(policy: PolicyPack, wanted: Wanted) {
    this.#search = createPackSearch(policy);
    this.#wanted = wanted;
  }

  read(section: View): void {
    const { isWanted, maxFindings } = this.#wanted;
    for (const finding of this.#search(section)) {
      if (this.#findings.length >= MAX_SENSITIVE) break;
      if (!isWanted(finding)) continue;
      if (this.#findings.length < maxFindings || finding.isSensitive) this.#findings.push(finding);
      else this.isTruncated = true;
    }
  }

  finish(): readonly Finding[] {
    return this.#findings;
  }
}
