import { phrase } from '#engine/phrases/phrase.ts';

const NOT = `(?:won't|will not|wouldn't|would not|can't|cannot|can not|couldn't|doesn't|does not
  |don't|didn't|isn't|is not|wasn't|not)`;

/** Wording that rejects or demeans somebody, for whatever reason. */
export const REJECTED = phrase(
  `(?:not|isn't|never) (?:yet |really )?ready for (?:a |the |any )?(?:promotion|management|leadership|next step
    |step up|senior role|more responsibility)|pass(?:ed)? over for|not (?:really |so |too |very )?(?:sure|convinced|keen|certain)(?: \\w{2,8}){0,3}|${NOT}
    (?:really )?(?:recommend|fit|gel|mix|suit|be a fit|be right|be the right|cut it|right for|for us|what
    we(?: are|'re)? (?:want|need|looking for|after))|can't be (?:doing|dealing|bothered) with|could
    do without|not fair (?:on|to) (?:the )?(?:others|team|rest|everyone|everybody|colleagues)|too much (?:hassle|trouble|aggro|faff|of a (?:risk|gamble))
    |(?:a|the|big|real|bit of a|more of a|potential)
    (?:risk|gamble|hassle|headache|liability|distraction|burden|nightmare|worry|red flag)
    |(?:pass|passed|passing) on (?:him|her|them|this one|that one)|(?:it's |that's )?an? no from me
    |(?:turn|turned|turning|knock|knocked|knocking|mark|marked|marking|scored?|scoring)
    (?:him|her|them|it|one|that one) (?:down|back|off|lower)|hold(?:s|ing)? (?:him|her) back|puts?
    (?:me|us|people|customers|clients) off|think twice|steer clear|avoid
    (?:hiring|employing|taking|letting)|stop(?:ped)? (?:hiring|employing|taking on|letting to)
    |${NOT} (?:hire|hiring|employ|promote|appoint|consider|take on|let to|rent to|want|put
    (?:him|her)|have (?:him|her) on)|(?:would|'d|i'd|we'd) (?:rather|sooner|prefer)
    |(?:go|went|going) (?:with|for) (?:someone|somebody) (?:else|younger|older|more)|prefer
    (?:someone|somebody|a|an)|reject(?:ed)?`,
);
/** People said to object; a prejudice is often attributed to others. */
export const OTHERS_MIND = phrase(
  `(?:clients?|customers?|guests|members|regulars|punters|lads|boys|team|crew|staff|residents
    |tenants|neighbours|parents|holders|managers|drivers|board|shop floor|warehouse|depot)
    (?:\\w{2,10} ){0,4}(?:won't|will not|wouldn't|would not|don't|may not|might not|can't)
    (?:\\w{2,10} )?(?:follow|listen|accept|respect|take|like|understand|want|deal|work with|buy
    |trust|warm)|(?:clients?|customers?|guests|patients|members|investors|tenants) (?:would|will|'d|might|may) (?:struggle|object|complain|be put off|run a mile|not (?:understand|follow|like|accept)|have (?:trouble|a problem|difficult(?:y|ies)))`,
);
/** Doubts about somebody. */
export const WORRY = phrase(
  `(?:bit |little |some |slight |slightly |only |my |main |big |real |one )?(?:worr(?:y|ies|ied)
    |concern(?:s|ed)?|reservations?|doubts?|question marks?|issue)(?: \\w{1,6}){0,4}`,
);
/** What is expected of somebody without being known. */
export const ASSUMED = phrase(
  `bound to|will (?:probably|only|just|be wanting)|going to be off|be off
    (?:on|having|with|again|within|in)|off having|off on|off within|likely to
    (?:be off|leave|want|need|go)|(?:inside|within) (?:a|one|two|three|\\d) (?:yrs?|years?)|come
    back part-time|want(?:s|ing)? part-time|(?:can't|cannot|don't) (?:really )?see (?:her|him|them)
    (?:staying|working|travelling|traveling|coping|doing|managing|lasting|putting)|leave us|end up leaving|(?:not|never)
    (?:be )?(?:as )?(?:committed|reliable|flexible|focused|available|mobile)|less
    (?:committed|reliable|flexible|focused|available|mobile|demanding|pressured)|something
    (?:less|more) \\w{4,12}|(?:would|will|could|may|might) (?:not|never) (?:be able to )?(?:cope|manage|travel|keep up|handle|commit|put in)(?! without)
    |(?:won't|wouldn't|couldn't|can't|cannot) (?:be able to )?(?:cope|manage|handle|commit|keep up|put in)(?! without)|step back|take it easy|mommy track|mummy track|just been through
    (?:that|this|it)`,
);
