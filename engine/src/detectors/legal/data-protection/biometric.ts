import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const BIOMETRIC =
  '(?:finger ?prints?|finger|face|facial|iris|retina|palm|hand|voice|biometric)(?:[ -](?:scans?|scanning|recognition|prints?|checks?|registration|enrolment|enrollment|templates?|data))?';

/** Terms that make fingerprints or faces a condition. */
export const biometric: WordingPart = {
  triggers:
    'fingerprint*|finger print*|finger scan*|face scan*|facial recognition|face recognition|iris scan*|retina scan*|palm scan*|hand scan*|voice recognition|biometric*'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `(?:an? |your |the )?${BIOMETRIC} (?:is|are) (?:compulsory|mandatory|obligatory|required|a condition)(?: (?:of|for|to|on|at)(?: \\w{2,12}){1,4})?`,
      ),
      requires: phrase(
        `entry|enter|entering|access|attendance|clock(?:ing)?|doors?|gates?|turnstiles?|members?|membership|gym|canteen|lunch|staff|employees?|workers?|pupils?|students?|tenants?|residents?|shifts?`,
      ),
      unless: phrase(
        `not (?:compulsory|mandatory|obligatory|required)|or (?:with |by )?(?:a |the )?(?:card|pin|code|key|fob|badge|password)|instead|alternative(?:ly)?|voluntary|optional|visas?|passports?|border|immigration|embassy|consulate|police|licen[cs]es?|licensing|background checks?|criminal|notary|citizenship|data cent(?:re|er)|server rooms?|vault|reactor|laboratory`,
        REPORT,
      ),
      confidence: 0.8,
      legalReference: { law: GDPR, article: 'Art. 9(1)' },
      why: 'The text makes fingerprints or faces a condition, without another way; they are biometric data.',
    },
  ],
  examples: [
    '[[A face scan is mandatory for access to the canteen]].',
    'A face scan is mandatory at the border. Fingerprints are required for access or a code instead.',
  ],
};
