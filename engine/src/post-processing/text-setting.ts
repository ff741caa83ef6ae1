import type { WordWatcher } from './watched-words.ts';

/**
 * What a whole text is about, where people are chosen or turned away: work, a home, or what is offered to everybody.
 */
export type TextSetting = 'home' | 'service' | 'work';

/** In the notation of `literals/literal.ts`. */
const SIGNS_OF: Readonly<Record<TextSetting, string>> = {
  home:
    'tenant*|tenancy|tenancies|landlord*|landlady|lodger*|letting|lettings|to let|for rent|rent|flat|flatmate*|flatshare|flat share|' +
    'housemate*|house share|houseshare|roommate*|bedroom*|double room|single room|spare room|furnished|unfurnished|pcm|' +
    'per calendar month|bills included|incl bills|bills incl*|utilities included|sublet|no dss',
  service:
    'member*|enrol|enrols|enroll|enrolls|enrolled|enrolment|enrollment|child care|childcare|day care|daycare|nursery|preschool|pre-school|' +
    'pupil*|tuition|gym|gyms|swimming|admission|guests|customers|patrons|diners|passengers|bookings',
  work:
    'vacancy|vacancies|candidate*|recruit*|hiring|interview*|salary|salaries|ctc|cv|cvs|employer*|employee*|employment|job|jobs|wages|' +
    'payroll|colleague*|hours per week|full-time|part-time|joining date|date of joining|at joining|freshers|probation*|line manager|' +
    'appraisal*|overtime|years of experience|work experience|appointment letter|letter of appointment|service bond',
};
const SETTINGS = Object.keys(SIGNS_OF) as TextSetting[];
const OWNERS = SETTINGS.flatMap((setting) => SIGNS_OF[setting].split('|').map(() => setting));
const WORDS = Object.values(SIGNS_OF).flatMap((words) => words.split('|'));

/** Fewer signs than this decide nothing. */
const MIN_SIGNS = 3;
/** Texts about one of them mention the others too, but not as often. */
const FAR_MORE = 2;
/** A word that stands everywhere, such as the name of a product, says no more for that. */
const MOST_OF_ONE = 3;

/** Knows what a text is about, if its words agree. */
export class TextSettings implements WordWatcher {
  readonly words = WORDS;
  readonly #counts = new Uint32Array(WORDS.length);

  note(word: number): void {
    this.#counts[word]! += 1;
  }

  /**
   * What far more words of the text are about than of the others together; undefined where they are few or disagree.
   */
  setting(): TextSetting | undefined {
    const totals = new Map(SETTINGS.map((setting) => [setting, 0]));
    for (const [word, setting] of OWNERS.entries()) {
      const count = Math.min(this.#counts[word]!, MOST_OF_ONE);
      totals.set(setting, totals.get(setting)! + count);
    }
    const all = [...totals.values()].reduce((sum, count) => sum + count, 0);
    return SETTINGS.find((setting) => {
      const count = totals.get(setting)!;
      return count >= MIN_SIGNS && count > FAR_MORE * (all - count);
    });
  }
}
