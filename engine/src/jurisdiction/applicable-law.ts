import type { View } from '#engine/reading/reading.ts';
import type { Finding } from '#engine/vocabulary.ts';

import { ConsumerLaw } from './consumer-law.ts';
import type { Region } from './country-signs.ts';
import { inSetting } from './in-setting.ts';
import type { Country } from './jurisdiction.ts';
import { withProvincialLaw } from './provincial-law.ts';
import { TextJurisdiction } from './text-jurisdiction.ts';
import { createSettingVotes, settingFrom } from './text-setting.ts';
import { underLawOf, withoutCalifornianLaw, withoutHealthLaw } from './under-law-of.ts';

/**
 * A step of post-processing that refers findings to the law that applies to a text: by where it belongs, what it is
 * about, and who signs it.
 */
export class ApplicableLaw {
  readonly #consumerLaw = new ConsumerLaw();
  readonly #jurisdiction = new TextJurisdiction();
  readonly #settings = createSettingVotes();
  readonly watchers = [this.#consumerLaw, this.#jurisdiction.words, this.#settings];
  readonly #country: Country | undefined;

  /** Takes the country whose laws findings refer to; when absent, the text tells. */
  constructor(country?: Country) {
    this.#country = country;
  }

  read(section: View): void {
    this.#jurisdiction.read(section);
  }

  apply(findings: readonly Finding[]): readonly Finding[] {
    const names = (region: Region): boolean => this.#jurisdiction.names(region);
    const setting = settingFrom(this.#settings);
    const ofParties = this.#consumerLaw.within(findings, setting);
    const possible = names('california') ? ofParties : withoutCalifornianLaw(ofParties);
    const jurisdiction = this.#country ?? this.#jurisdiction.decide(possible);
    const ofHealth =
      this.#country === undefined ? withoutHealthLaw(possible, jurisdiction) : possible;
    const applicable = underLawOf(inSetting(ofHealth, setting, jurisdiction), jurisdiction);
    return jurisdiction === 'CA' ? withProvincialLaw(applicable, names) : applicable;
  }
}
