import type { Country } from '#engine/home-law/country.ts';
import { HomeCountry } from '#engine/home-law/home-country.ts';
import { atHome, withoutCalifornianLaw, withoutHealthLaw } from '#engine/home-law/home-law.ts';
import { inSetting } from '#engine/home-law/in-setting.ts';
import { withProvincialLaw } from '#engine/home-law/provincial-law.ts';
import type { PolicyPack } from '#engine/policies/policy-pack.ts';
import type { View } from '#engine/reading/reading.ts';
import type { Finding, ReportRemark } from '#engine/vocabulary.ts';

import { Complaints } from './complaints.ts';
import { ConsumerLaw } from './contracts/consumer-law.ts';
import { dropLoneClauses } from './contracts/drop-lone-clauses.ts';
import { preferClausesModel } from './contracts/prefer-clauses-model.ts';
import { RelievedChanges } from './contracts/relieved-changes.ts';
import { QuotedExamples } from './examples/quoted-examples.ts';
import { keepCorroborated } from './keep-corroborated.ts';
import { KeptRecords } from './kept-records.ts';
import { OwnRemarks } from './own-remarks.ts';
import { AnimalRecords } from './people/animal-records.ts';
import { OfTheDead } from './people/of-the-dead.ts';
import { RepeatedNames } from './people/repeated-names.ts';
import { remarksOn } from './remarks-on.ts';
import { type TextSetting, TextSettings } from './text-setting.ts';
import { createWordReader, type WordReader, type WordWatcher } from './watched-words.ts';
import { weighByContext } from './weigh-by-context.ts';

/** Reads for the watchers of every post-processor, which are the same. */
let readWords: WordReader | undefined;

/** Decides which findings of a text stand, once the whole text is known. Overlaps are left to `resolveOverlaps`. */
export class PostProcessor {
  readonly #animalRecords = new AnimalRecords();
  readonly #ofTheDead = new OfTheDead();
  readonly #ownRemarks = new OwnRemarks();
  readonly #quotedExamples = new QuotedExamples();
  readonly #consumerLaw = new ConsumerLaw();
  readonly #homeCountry = new HomeCountry();
  readonly #settings = new TextSettings();
  readonly #relievedChanges = new RelievedChanges();
  readonly #complaints = new Complaints();
  readonly #keptRecords = new KeptRecords();
  readonly #repeatedNames = new RepeatedNames();
  readonly #watchers: readonly WordWatcher[] = [
    this.#quotedExamples,
    this.#consumerLaw,
    this.#homeCountry,
    this.#settings,
    this.#relievedChanges,
    this.#complaints,
    this.#keptRecords,
  ];

  readonly #country: Country | undefined;

  /** Takes the country whose laws findings refer to from the policy; when absent, the text tells. */
  constructor(policy?: Pick<PolicyPack, 'country'>) {
    this.#country = policy?.country;
  }

  /** Takes note of the next section of the text. */
  read(section: View): void {
    this.#animalRecords.read(section);
    this.#ofTheDead.read(section);
    this.#ownRemarks.read(section);
    this.#homeCountry.read(section);
    this.#repeatedNames.read(section);
    readWords ??= createWordReader(this.#watchers.map(({ words }) => words));
    readWords(section, this.#watchers);
    this.#quotedExamples.endSection(section);
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

  /** Each step relies on those before it, so that their order matters. */
  #settle(findings: readonly Finding[], textLength: number): readonly Finding[] {
    const ofTheLiving = this.#ofTheDead.within(findings);
    const withoutExamples = this.#quotedExamples.without(ofTheLiving);
    const corroborated = keepCorroborated(this.#animalRecords.within(withoutExamples));
    const withoutContradicted = preferClausesModel(corroborated, textLength);
    const withoutLoneClauses = dropLoneClauses(withoutContradicted, textLength);
    const relieved = this.#relievedChanges.within(withoutLoneClauses);
    const setting = this.#settings.setting();
    const applicable = this.#withLawsOfHome(this.#consumerLaw.within(relieved, setting), setting);
    const weighed = weighByContext(applicable, textLength);
    return this.#complaints.advise(this.#keptRecords.advise(this.#repeatedNames.with(weighed)));
  }

  #withLawsOfHome(
    findings: readonly Finding[],
    setting: TextSetting | undefined,
  ): readonly Finding[] {
    const isOfCalifornia = this.#homeCountry.names('california');
    const possible = isOfCalifornia ? findings : withoutCalifornianLaw(findings);
    const home = this.#country ?? this.#homeCountry.home(possible);
    const ofHealth = this.#country === undefined ? withoutHealthLaw(possible, home) : possible;
    const placed = inSetting(ofHealth, setting, home);
    const applicable = atHome(placed, home);
    if (home !== 'CA') return applicable;
    return withProvincialLaw(applicable, (word) => this.#homeCountry.names(word));
  }
}
