import { ANTI_ASSIGNMENT } from './anti-assignment.ts';
import { AUTO_RENEWAL } from './auto-renewal.ts';
import { CHOICE_OF_LAW } from './choice-of-law.ts';
import { CONTENT_REMOVAL } from './content-removal.ts';
import { CONTRACT_BY_USING } from './contract-by-using.ts';
import type { Contradiction } from './contradiction.ts';
import { EXCLUSIVITY } from './exclusivity.ts';
import { IP_ASSIGNMENT } from './ip-assignment.ts';
import { IRREVOCABLE_LICENSE } from './irrevocable-license.ts';
import { LIABILITY_CAP } from './liability-cap.ts';
import { LIQUIDATED_DAMAGES } from './liquidated-damages.ts';
import { MINIMUM_COMMITMENT } from './minimum-commitment.ts';
import { NO_LIMIT } from './no-limit.ts';
import { NON_COMPETE } from './non-compete.ts';
import { NON_SOLICITATION } from './non-solicitation.ts';
import { PRICE_RESTRICTION } from './price-restriction.ts';
import { RIGHT_OF_FIRST_REFUSAL } from './right-of-first-refusal.ts';
import { TERMINATION_FOR_CONVENIENCE } from './termination-for-convenience.ts';
import { UNCAPPED_LIABILITY } from './uncapped-liability.ts';
import { UNILATERAL_CHANGE } from './unilateral-change.ts';
import { UNILATERAL_TERMINATION } from './unilateral-termination.ts';

/** For each type, lookalikes that the model takes for it but that mean the opposite or something else. */
export const CONTRADICTIONS: ReadonlyMap<string, readonly Contradiction[]> = new Map(
  Object.entries({
    'anti-assignment': ANTI_ASSIGNMENT,
    'auto-renewal': AUTO_RENEWAL,
    'choice-of-law': CHOICE_OF_LAW,
    'content-removal': CONTENT_REMOVAL,
    'contract-by-using': CONTRACT_BY_USING,
    exclusivity: EXCLUSIVITY,
    'ip-assignment': IP_ASSIGNMENT,
    'irrevocable-license': IRREVOCABLE_LICENSE,
    'liability-cap': LIABILITY_CAP,
    'limitation-of-liability': NO_LIMIT,
    'liquidated-damages': LIQUIDATED_DAMAGES,
    'minimum-commitment': MINIMUM_COMMITMENT,
    'non-compete': NON_COMPETE,
    'non-solicitation': NON_SOLICITATION,
    'price-restriction': PRICE_RESTRICTION,
    'right-of-first-refusal': RIGHT_OF_FIRST_REFUSAL,
    'termination-for-convenience': TERMINATION_FOR_CONVENIENCE,
    'uncapped-liability': UNCAPPED_LIABILITY,
    'unilateral-change': UNILATERAL_CHANGE,
    'unilateral-termination': UNILATERAL_TERMINATION,
  }),
);
