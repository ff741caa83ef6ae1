import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const VISITORS = `(?:auditors?|inspectors?|(?:labour|factory|buyer's|social|fire|council|customs|tax) (?:auditors?|inspectors?|inspection|officers?|office|people|man|lady|visit|audit|check)|audit(?: party| team)?|inspection|osha|hse|eho|ofsted|cqc|the (?:agency|council|regulator|ministry|department|buyer|client|union rep))`;
const PERSONS = `(?:(?:the |all the |any |our |those )?(?:\\w{3,12} )?(?:(?:twelve|thirteen|fourteen|fifteen|sixteen|\\d{2})-year-olds|under-?(?:ages?|\\d{2}s|sixteens|eighteens)|kids|children|youngsters|minors|(?:night|casual|cash|agency|illegal|undocumented|migrant|unregistered|foreign|extra) (?:workers|staff|lads|girls|boys|hands|people|crew)|illegals|pregnant (?:girls|women|ones)|injured (?:lad|man|girl|ones)|sick (?:ones|workers)))`;
const AWAY =
  '(?:at home|out of (?:sight|the way|the (?:building|factory|hall|way))|upstairs|in the (?:back|store|attic|basement|kitchen|van|bus|hostel)|off (?:site|the floor|the rota)|away|hidden|round the back)';

/** Wording about hiding somebody or something from inspectors. */
export const hiding: WordingPart = {
  rules: [
    {
      form: phrase(
        `(?:keep|send|hide|put|move|get|leave|park|lock) ${PERSONS} (?:\\w{2,9} ){0,6}?${AWAY}`,
        `(?:take|pull|get|move) (?:their|the|his|her) (?:time ?cards?|cards?|files?|badges?|passports?|papers|records?|machines?|drums?|chemicals) (?:out of|off|away from) the (?:rack|board|shelf|system|floor|office|site|list)`,
      ),
      requires: phrase(VISITORS, "until (?:he|she|they)(?:'s|'ve| has| have) (?:left|gone)"),
      unless: phrase(
        'safety of|fire drill|schools?|nursery|weather|must not be brought|creche|toys',
      ),
      why: 'The text suggests keeping people, papers or things out of sight of inspectors or visitors.',
    },
    {
      form: phrase(
        `(?:set|switch|put|turn|change) (?:this |the |our |it |that )?(?:\\w{3,9} )?(?:to|on) (?:auto-?delete|disappearing(?: messages)?|vanish(?:ing)?(?: after \\w{1,5} \\w{3,7})?|self-?destruct)`,
        `(?:lets?|let's|can we|please|we'll|we should|better) (?:move|take|switch|carry on|continue) (?:this|it|that|the rest)? ?(?:to|on|over to|onto) (?:signal|telegram|whatsapp|wickr|a burner|my personal|private (?:phones?|e-?mail)|our own phones)`,
        `(?:wipe|delete|clear|erase|scrub) (?:this|the|that|all (?:of )?(?:this|the|our)|our|your) (?:\\w{2,9} )?(?:chats?|threads?|channel|group|messages?|conversation|history|camera(?:s)?|footage|recordings?|call log)(?: (?:from|off|on|for) (?:(?:your|the|my|all|both) )?(?:\\w{2,8} )?\\w{3,8})?(?:,| and| after| as soon|\\s{0,2}[.!]|$| now| tonight| afterwards| before)`,
      ),
      requires: phrase(
        `nobody|no one|audit|so (?:that )?(?:nobody|no|it|they|there)|afterwards|all of you|from now on|only talk|inspector|vanish|disappear|auto-?delete|keep it off|off e-?mail|tonight|asks?|legal|hr|regulator|lawyers?|police|signal|telegram|evidence|before (?:they|he|she|the)|pass`,
      ),
      unless: phrase(
        `privacy settings|how to|you can|users? can|tap|click|select|gdpr|storage|retention|newsletter|marketing|support article|cache|browser`,
      ),
      confidence: 0.75,
      why: 'The text suggests keeping messages or recordings beyond the reach of others.',
    },
    {
      form: phrase(
        `(?:don't|dont|do not|please don't|never|nobody is to|no one is to|not going to) (?:notify|tell|inform|alert|report (?:it|this|that) to|call|contact|ring|involve) (?:the |any of the |our )?(?:card (?:brands|schemes|companies|networks)|acquirer|(?:data protection|privacy) (?:commissioner|authority|office|regulator)|commission(?:er)?|royal college|care quality commission|coastguard|environment agency|epa|labour office|insurers?|underwriters?|regulator|union|safety rep|parents|relatives|coroner|bank|revenue|tax office)(?=,| or| until| and| because| -|\\s{0,3}[.!;]|$)`,
        `(?:nobody|no one) is to (?:mention|say|know|breathe|hear)(?: a word)?(?: about| of| that)? (?:that )?(?:the|it|this|we|he|she|our)`,
        `(?:wants?|want|has to be|must be|to be|be) (?:it |this |that )?kept quiet (?:until|till|about|so|for now|from)`,
        `(?:i|we)(?:'ve| have) not told (?:our |the )?(?:insurers?|board|bank|auditors?|regulator|landlord|buyers?|client)(?: \\w{2,8})?,? (?:and|nor|so|yet|because)`,
      ),
      unless: phrase(
        'surprise|birthday|party|emergency|999|911|unless|ambulance|wedding|engagement|pregnan(?:t|cy)|gift',
      ),
      why: 'The text suggests withholding information from people entitled to it.',
    },
  ],
};
