import {
  EMPLOYMENT_EQUALITY_DIRECTIVE,
  EU_CHARTER,
  RACIAL_EQUALITY_DIRECTIVE,
  SEX_EQUALITY_DIRECTIVE,
} from '#engine/laws.ts';
import type { LegalReference } from '#engine/vocabulary.ts';

/*
 * Each directive of the European Union protects some traits alone. Types that mix traits refer to the Charter, which
 * names all of them, and rules about a single trait to the directive that protects it.
 */

export const FOR_EVERY_TRAIT: LegalReference = { law: EU_CHARTER, article: 'Art. 21' };
/** Also for pregnancy and for having a family, which is held against women above all. */
export const FOR_SEX: LegalReference = { law: SEX_EQUALITY_DIRECTIVE, article: 'Art. 14(1)' };
export const FOR_AGE_HEALTH_OR_FAITH: LegalReference = {
  law: EMPLOYMENT_EQUALITY_DIRECTIVE,
  article: 'Art. 2(2)',
};
/** Remarks, which are harassment rather than a decision. */
export const AGAINST_ORIGIN: LegalReference = {
  law: RACIAL_EQUALITY_DIRECTIVE,
  article: 'Art. 2(3)',
};
