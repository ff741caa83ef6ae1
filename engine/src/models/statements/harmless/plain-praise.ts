import { phrase } from '#engine/phrases/phrase.ts';

const KIND = `(?:able|bright|calm|capable|caring|cheerful|clever|confident|conscientious|considerate|courteous|creative|curious|delightful|diligent|eager|energetic|enthusiastic|friendly|generous|gentle
  |gifted|happy|hard-?working|helpful|honest|imaginative|intelligent|joyful|keen|kind|kind-hearted|likeable|lively|lovely|mature|motivated|outgoing|patient|pleasant|polite|popular|quiet|reliable|respectful|sensible|sensitive
  |sociable|talented|thoughtful|well-behaved|well-mannered|witty|wonderful)`;
/** Praise of a child in a school report, and thanks to a club's helpers. */
const PRAISE = phrase(
  `(?:is|was|has been|remains) an? (?:(?:very|most|really|truly) )?${KIND}(?:,? (?:and )?(?:very )?${KIND}){0,3} (?:little |young |small )?(?:girls?|boys?|child|lad|lass|pupil|student|young (?:man|woman|lady))(?= ?(?:[.,;!]|$|who|with|and|in (?:class|the class)|to teach))`,
  `(?:thank(?:s|ed)?|thanking|thanks (?:go|went) to|grateful to|vote of thanks to) (?:all )?(?:the|our) (?:\\w{3,12} )?(?:ladies|gentlemen|lads|girls|boys|men|women)(?= (?:for|of|who|at|in))`,
);
/** Words that turn praise into a judgment of a whole group: `good for a girl`. */
const BACKHANDED = phrase(
  `for (?:an? |her |his |their )(?:girl|boy|woman|man|background|age|kind|sort|sex)|of (?:her|his|their) (?:background|kind|sort|age|culture|origin)|unlike|like (?:most|all|other)|than (?:most|the other|other)|considering|despite|although|even though|but
    |despite|not like|typical|surprisingly|too|desk|reception|customers|clients|hire|hired|job|role|position|sales|pretty|attractive|place is|belongs?|know (?:her|his|their) place|cook(?:ing)?|clean(?:ing)?`,
);

/** Whether a sentence only praises a child, or thanks people who happen to be of one sex. */
export function isPlainPraise(sentence: string): boolean {
  return PRAISE.test(sentence) && !BACKHANDED.test(sentence);
}
