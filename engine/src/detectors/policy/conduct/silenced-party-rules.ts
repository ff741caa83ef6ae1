import { HUMAN_RIGHTS_CONVENTION } from '#engine/detectors/laws.ts';
import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PURSUES = `(?:kept on with|keeps? on with|carried on with|carr(?:y|ies) on with|went on with|goes? on with|pursued?|persisted? (?:in|with)|did not drop|didn't drop|don't drop|do not drop|does not drop|continued? with|went ahead with|go ahead with|did not withdraw|didn't withdraw|don't withdraw|do not withdraw|gave evidence|give evidence|testif(?:y|ied)|went to court|go to court|sued|sue)`;
const EVERYBODY = `(?:everyone|everybody|the (?:whole )?(?:town|village|street|world|parish|school|club|family|church|internet|neighbourhood)|(?:your|his|her|their|my|our) (?:\\w{3,10} )?(?:boss|employer|wife|husband|children|parents|neighbours|friends|school|family|parish|church)|people|the (?:neighbours|papers|press|police|tax office|immigration \\w{3,10}))`;

/** In the notation of literals; each wording below contains one. */
export const SILENCED_PARTY_TRIGGERS: readonly string[] =
  'make sure every*|make sure the*|make sure that*|make sure your*|make sure my*|make sure his*|make sure her*|make sure people*|see to it*|see that*|knows about|know about|knew about|hears about|hear about|heard about|finds out about|find out about|learns of|learn of|hears of|hear of'.split(
    '|',
  );

/** Threats to whoever is before a court, as they tell of them. */
export const SILENCED_PARTY_RULES: readonly PhraseRule[] = [
  {
    form: phrase(
      `(?:if|unless) (?:you|we|i|he|she|they) ["“‘']?${PURSUES}[^.!?;]{0,60}?,? (?:the \\w{3,12}|they|he|she|we|i|it)? ?["“‘']?(?:would|will|'d|'ll) ["“‘']?(?:make sure|see to it|see|arrange|ensure)(?: that)? ${EVERYBODY}(?: (?:in|at|on) (?:the )?\\w{3,14})? ["“‘']?(?:knows?|knew|hears?|heard|finds? out|found out|learns?|learned|gets? to know|reads?)(?: (?:about|of) (?:[\\w'-]{1,14} ?){1,5})?`,
    ),
    unless: phrase('film|novel|surprise|birthday|success|achievement|must|award'),
    severity: 'high',
    recommendation:
      'Keep the words as they are reported, and tell the lawyer in the case, the court or the police.',
    legalReference: { law: HUMAN_RIGHTS_CONVENTION, article: 'Art. 6(1)' },
    confidence: 0.88,
    why: 'Somebody is threatened with exposure if they go on with a case.',
  },
];

/** Each with its near misses. */
export const SILENCED_PARTY_EXAMPLES: readonly string[] = [
  'He rang and said that [[if we “went ahead with the claim” they would see that the whole village learned of my bankruptcy]].',
  'If you keep on with your training, we will make sure that everybody in the club hears about your success.',
];
