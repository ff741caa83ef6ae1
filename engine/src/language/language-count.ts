/** How much of a text is written in which language. */
export class LanguageCount {
  readonly #units = new Map<string | null, number>();
  #total = 0;

  /** Counts a stretch of so many UTF-16 units; null stands for a stretch too short to tell. */
  add(language: string | null, units: number): void {
    this.#units.set(language, (this.#units.get(language) ?? 0) + units);
    this.#total += units;
  }

  /** The language of the greatest part of the text; null when none was recognized. */
  mostUsed(): string | null {
    const known = [...this.#units].filter(([language]) => language !== null);
    const [mostFrequent] = known.toSorted((one, other) => other[1] - one[1]);
    return mostFrequent?.[0] ?? null;
  }

  /** The share of the text, from 0 to 1, that is in another language than this one. */
  shareOfOthers(language: string): number {
    const others = [...this.#units].filter(([other]) => other !== null && other !== language);
    return others.reduce((sum, [, units]) => sum + units, 0) / (this.#total || 1);
  }
}
