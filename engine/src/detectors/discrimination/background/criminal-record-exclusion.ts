import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { EEOC_ENFORCEMENT_GUIDANCE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const RECORD =
  '(?:(?:previous |prior |past )?(?:criminal (?:record|history|background|convictions?)|felony(?: record| convictions?)?|convictions?|arrest record))';
const NECESSARY = phrase('required by law|children|vulnerable|firearms?|bank(?:ing)? regulator');
/** Reads like a promise, and is the exclusion itself. */
const OWN_BAN = /\b(?:no[ -]?one|nobody) with an? (?:criminal|conviction|felony|prior|previous)/gi;

export const criminalRecordExclusion = biasedWording({
  id: 'criminal-record-exclusion',
  typeName: 'Blanket criminal record exclusion',
  description: 'Rules that exclude everyone with a criminal record, whatever the offense.',
  severity: 'medium',
  recommendation: 'Weigh the offense, the time since, and the job instead of excluding everyone.',
  legalReference: { law: EEOC_ENFORCEMENT_GUIDANCE, article: 'No. 915.002 (2012)' },
  triggers: [
    'criminal record',
    'criminal records',
    'criminal history',
    'criminal background',
    'felons',
    'felonies',
    'ex-convicts',
    'ex-offenders',
    'convicts',
    'arrest record',
    'felony',
    'been arrested',
    'been convicted*',
    'been in prison',
    'been in jail',
    'been in trouble*',
    'been inside',
    'inside of a cell',
    'inside of a prison',
    'inside of a jail',
    'done time',
    'served time',
    'behind bars',
    'got a record',
    'a conviction',
    'any conviction',
    'convictions',
    'previous conviction',
    'prior conviction',
  ],
  withoutOwnBan: (sentence) => sentence.replaceAll(OWN_BAN, ''),
  rules: [
    {
      form: phrase(
        `no (?:felons|felonies|ex-convicts|ex-offenders|convicts|criminal
          (?:records?|history|background)|arrest records?)`,
        '(?:felons|ex-convicts|ex-offenders|convicts) (?:need not|cannot|can not|should not|will not|may not)',
        `(?:must|should) (?:not have|have no|be free of|be without)
          (?:an? |any )?(?:criminal (?:record|history|background)|arrest record|felony (?:record|convictions?))`,
        `(?:if you(?:'ve| have)|any(?:one|body) who (?:has|have)|those who have|people who have|applicants who have) (?:ever )?been (?:arrested|convicted(?: of (?:a|any) \\w{5,8})?|in (?:prison|jail|trouble with the (?:law|police)))(?:,| please|, please)? (?:do not|don't|need not|should not|will not|cannot|no need to) (?:bother (?:to )?|even )?(?:apply|applying|be (?:hired|considered|employed|interviewed))`,
        `any(?:one|body)? with (?:an? )?(?:criminal record|felony|criminal history)
          (?:will|is|are|shall) (?:be )?(?:rejected|excluded|disqualified|ineligible|not)`,
      ),
      unless: NECESSARY,
      why: 'The wording excludes everyone with a criminal record, whatever the offense.',
    },
    {
      form: phrase(
        `(?:no[ -]?one|nobody|no (?:person|people|applicants?|candidates?|tenants?|workers?)) (?:with|who has|having) (?:an? |any )?${RECORD} (?:will|shall|may|can|is to|need) (?:ever )?(?:(?:be )?(?:hired|employed|considered|accepted|taken on|interviewed|allowed to (?:apply|work|rent))|apply|work (?:here|for us)|rent)`,
        `(?:do not|don't|does not|will not|won't|would not|never|cannot|can't) (?:ever )?(?:hire|employ|recruit|take on|consider|accept|interview|rent to|let to) (?:any(?:one|body)|people|persons?|applicants|candidates|tenants|those|men|women|staff|somebody|someone) (?:with|who has|who have|having) (?:an? |any )?${RECORD}`,
      ),
      unless: NECESSARY,
      why: 'The wording excludes everyone with a criminal record, whatever the offense.',
    },
    {
      form: phrase(
        `(?:do not|don't|won't|will not|never) (?:take|hire|employ|have)(?: on)? (?:anyone|anybody|people|somebody|someone)(?: on)? who(?:'s| has|'ve| have)(?: ever)? (?:been inside(?! (?:it|the|a|this|our|your))|done time|served time|been behind bars|got a record)(?:,? whatever it was for)?`,
        `if you(?:'ve| have) (?:ever )?(?:seen the inside of a (?:cell|prison|jail)|done time|served time),? (?:please )?(?:don't|do not) (?:bother|apply|call)`,
      ),
      unless: NECESSARY,
      why: 'The wording excludes everyone who was in prison, whatever the offense.',
    },
  ],
  examples: [
    '[[Nobody with a criminal record will be employed]] here. We [[do not hire anyone with a criminal record]].',
    '[[No applicant with a previous conviction may apply]].',
    'No one with a criminal record will be rejected for that alone. We do not hire anyone with a criminal record to work with children.',
    'We do not ask anyone with a criminal record to explain it.',
    'We [[don’t take anyone on who has been inside, whatever it was for]]. [[If you’ve ever seen the inside of a cell don’t bother]].',
    'We don’t take anyone into the cellar who hasn’t been inside it before. Don’t take anyone who has been inside the cave.',
    '[[No felons]] or people in debt.',
    'Applicants [[must have no criminal record]].',
    '[[Ex-offenders need not]] apply.',
    'A criminal record does not exclude anybody by itself.',
    'Work with children: no criminal record, as required by law.',
    'The court looked at his criminal history.',
  ],
});
