import { oneLine } from '#engine/text/one-line.ts';

const CHINESE = oneLine`(?:绝密|絕密|机密|機密|秘密|保密|严格保密|嚴格保密|商业秘密|商業秘密|内部资料|內部資料|内部文件|內部文件|仅供内部使用|僅供內部使用|内部使用|請勿外傳|请勿外传|不得外传|禁止外传)`;
const JAPANESE =
  '(?:極秘|社外秘|部外秘|関係者外秘|取扱注意|マル秘|企業秘密|営業秘密|関係者限り|社内限り)';
const KOREAN = '(?:대외비|극비|기밀|사내 ?한|사내용|외부 ?유출 ?금지|영업 ?비밀)';
const CYRILLIC = oneLine`(?:(?:строго )?конфиденциально|(?:совершенно )?секретно|для служебного пользования|коммерческая тайна|только для внутреннего (?:использования|пользования)
  |не для распространения|(?:цілком )?таємно|конфіденційно|для службового користування|комерційна таємниця|поверително|строго поверително)`;
const OTHERS = oneLine`(?:(?:άκρως )?(?:εμπιστευτικό|απόρρητο)|για εσωτερική χρήση|סודי(?: ביותר)?|חסוי|לשימוש פנימי(?: בלבד)?|سري(?: للغاية| جدا)?|سرّي|للاستخدام الداخلي(?: فقط)?|गोपनीय|ลับ(?:มาก|ที่สุด)?)`;
/** A document, of which the same words are said in a sentence. */
const DOCUMENT = '(?:文件|资料|資料|文書|書類|文档|文檔|邮件|郵件|メール|문서|자료)';

/** Checked first, because the lookbehind is expensive. */
const FIRST_LETTER =
  '[绝絕机機秘保严嚴商内內仅僅請请不禁極社部関取マ企営대극기사외영\u0370-\u052fסחלسلगล]';
/** A marking alone on its line or in its cell, in brackets, or between signs. */
const ALONE = new RegExp(
  String.raw`(?=${FIRST_LETTER})(?<=^[^\p{L}\p{N}\n]{0,12}|\n[^\p{L}\p{N}\n]{0,12}|[|\t【（(\[「『《] ?|\s{2}| [-–—/] )(?:${CHINESE}|${JAPANESE}|${KOREAN}|${CYRILLIC}|${OTHERS})(?=[^\p{L}\p{N}\n]{0,12}(?:$|\n)|[|\t】）)\]」』》]|\s{2}| [-–—/] )`,
  'giu',
);
const SAID_OF_DOCUMENT = new RegExp(
  String.raw`(?:本|この|此|이 )${DOCUMENT}\p{L}{0,4}?(?:${CHINESE}|${JAPANESE}|${KOREAN})`,
  'gu',
);

/**
 * In the notation of literals, in which these letters stand for any of their kind: two letters of a script such as Han
 * or Hebrew, and Greek or Cyrillic words of the lengths that markings contain.
 */
export const TRIGGERS_OF_OTHER_SCRIPTS: readonly string[] =
  '机密|таємно|секретно|εσωτερική|служебного|внутреннего|коммерческая|конфіденційно|конфиденциально'.split(
    '|',
  );

/** Every marking that is written in another script than Latin. */
export function markingsOfOtherScripts(sentence: string): RegExpExecArray[] {
  return [...sentence.matchAll(ALONE), ...sentence.matchAll(SAID_OF_DOCUMENT)];
}
