import { ApplicableLaw } from '#engine/jurisdiction/applicable-law.ts';
import type { PolicyPack } from '#engine/policies/policy-pack.ts';
import type { View } from '#engine/reading/reading.ts';
import {
  createWordReader,
  type WordReader,
  type WordWatcher,
} from '#engine/reading/watched-words.ts';
import type { Finding, ReportRemark } from '#engine/vocabulary.ts';

import { dropLoneClauses } from './contracts/drop-lone-clauses.ts';
import { preferClausesModel } from './contracts/prefer-clauses-model.ts';
import { RelievedChanges } from './contracts/relieved-changes.ts';
import { dropNamedMisconduct } from './drop-named-misconduct.ts';
import { Complaints } from './evidence/complaints.ts';
import { KeptRecords } from './evidence/kept-records.ts';
import { QuotedExamples } from './examples/quoted-examples.ts';
import { keepCorroborated } from './keep-corroborated.ts';
import { OwnRemarks } from './own-remarks.ts';
import { AnimalRecords } from './people/animal-records.ts';
import { OfTheDead } from './people/of-the-dead.ts';
import { RepeatedNames } from './people/repeated-names.ts';
import { remarksOn } from './remarks-on.ts';
import type { Step } from './step.ts';
import { weighByContext } from './weigh-by-context.ts';

/** Reads for the watchers of every post-processor, which are the same. */
let readWords: WordReader | undefined;

/** Decides which findings of a text stand, once the whole text is known. Overlaps are left to `resolveOverlaps`. */
export class PostProcessor {
  readonly #ownRemarks = new OwnRemarks();
  readonly #quotedExamples = new QuotedExamples();
  /** Each of them relies on those before it. */
  readonly #steps: readonly Step[];
  readonly #watchers: readonly WordWatcher[];

  /** Takes the country whose laws findings refer to from the policy; when absent, the text tells. */
  constructor(policy?: Pick<PolicyPack, 'country'>) {
    this.#steps = [
      new OfTheDead(),
      this.#quotedExamples,
      new AnimalRecords(),
      { apply: keepCorroborated },
      { apply: preferClausesModel },
      { apply: dropLoneClauses },
      new RelievedChanges(),
      new ApplicableLaw(policy?.country),
      { apply: weighByContext },
      { apply: dropNamedMisconduct },
      new RepeatedNames(),
      new KeptRecords(),
      new Complaints(),
    ];
    this.#watchers = this.#steps.flatMap(({ watchers = [] }) => watchers);
  }

  /** Takes note of the next section of the text. */
  read(section: View): void {
    this.#ownRemarks.read(section);
    for (const step of this.#steps) step.read?.(section);
    readWords ??= createWordReader(this.#watchers.map(({ words }) => words));
    readWords(section, this.#watchers);
    for (const step of this.#steps) step.endSection?.(section);
  }

  /** The findings that stand. */
  process(findings: readonly Finding[], textLength: number): readonly Finding[] {
    const settled = this.#settle(findings, textLength);
    const others = this.#ownRemarks.without(findings, settled);
    return others.length === findings.length ? settled : this.#settle(others, textLength);
  }

  /** What was left out on purpose by the latest processing. */
  remarks(): readonly ReportRemark[] {
    return remarksOn(this.#quotedExamples.leftOut);
  }

  #settle(findings: readonly Finding[], textLength: number): readonly Finding[] {
    return this.#steps.reduce((standing, step) => step.apply(standing, textLength), findings);
  }
}
