import { findByPack } from '../policies/find-by-pack.ts';
import type { PolicyPack } from '../policies/policy-pack.ts';
import type { View } from '../reading/reading.ts';
import type { Finding } from '../vocabulary.ts';
import type { Finder, Wanted } from './finder.ts';

/** Looks for the terms and patterns of a policy's own. */
export class PolicyFinder implements Finder {
  isTruncated = false;
  readonly #findings: Finding[] = [];
  readonly #policy: PolicyPack;
  readonly #wanted: Wanted;

  constructor(policy: PolicyPack, wanted: Wanted) {
    this.#policy = policy;
    this.#wanted = wanted;
  }

  read(section: View): void {
    const { isWanted, mostFindings } = this.#wanted;
    const text = section.text.slice(section.from, section.to);
    for (const finding of findByPack(text, this.#policy)) {
      if (!isWanted(finding.category)) continue;
      if (this.#findings.length >= mostFindings) this.isTruncated = true;
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
