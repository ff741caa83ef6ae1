import { findByPack } from '../policies/find-by-pack.ts';
import type { PolicyPack } from '../policies/policy-pack.ts';
import { MATCHES_PER_DETECTOR, type View } from '../reading.ts';
import type { Finding } from '../vocabulary.ts';
import type { Finder, IsWanted } from './finder.ts';

/** Looks for the terms and patterns of a policy's own. */
export class PolicyFinder implements Finder {
  isTruncated = false;
  readonly #findings: Finding[] = [];
  readonly #policy: PolicyPack;
  readonly #isWanted: IsWanted;

  constructor(policy: PolicyPack, isWanted: IsWanted) {
    this.#policy = policy;
    this.#isWanted = isWanted;
  }

  read(section: View): void {
    const text = section.text.slice(section.from, section.to);
    for (const finding of findByPack(text, this.#policy)) {
      if (!this.#isWanted(finding.category)) continue;
      if (this.#findings.length >= MATCHES_PER_DETECTOR) this.isTruncated = true;
      else this.#findings.push(shifted(finding, section.offset + section.from));
    }
  }

  finish(): readonly Finding[] {
    return this.#findings;
  }
}

function shifted(finding: Finding, offset: number): Finding {
  return { ...finding, start: finding.start + offset, end: finding.end + offset };
}
