import type { View } from '#engine/reading/reading.ts';
import type { Finding } from '#engine/vocabulary.ts';

import { keepInCompany } from './keep-in-company.ts';
import { leaveLoneClausesOut } from './leave-lone-clauses-out.ts';
import { leaveToClausesModel } from './leave-to-clauses-model.ts';
import { Lessons } from './lessons.ts';
import { PersonsAgain } from './persons-again.ts';
import { weighBySurroundings } from './weigh-by-surroundings.ts';

/** Decides which findings of a text stand, once the whole text is known. Overlaps are left to `settleOverlaps`. */
export class Settling {
  readonly #lessons = new Lessons();
  readonly #personsAgain = new PersonsAgain();

  /** Takes note of the next section of the text. */
  read(section: View): void {
    this.#lessons.read(section);
    this.#personsAgain.read(section);
  }

  /** The findings that stand. Each step relies on those before it, so that their order matters. */
  settle(findings: readonly Finding[], textLength: number): readonly Finding[] {
    const meant = this.#lessons.without(findings);
    const inCompany = keepInCompany(meant);
    const believed = leaveToClausesModel(inCompany, textLength);
    const amongClauses = leaveLoneClausesOut(believed, textLength);
    const weighed = weighBySurroundings(amongClauses, textLength);
    return this.#personsAgain.with(weighed);
  }
}
