import type { DetectorDescription, Match, Place, PlaceDetector } from '#engine/detector.ts';
import { type LabelledValue, valueAt } from '#engine/text/labelled-value.ts';
import { valuesBelow } from '#engine/text/table-column.ts';

/** The whole of what stands before a label: its line begins, a list's dash or number, or the line of a table between cells. */
const BEFORE =
  /(?:^|[\n\t|;•·]|[ ]{2}|[ ][-–—]|\n\s{0,8}(?:[-–•*]|\(?\d{1,2}[.)]))[ ]{0,8}["'*_]{0,2}$/;
/** A colon, a row of dots, a gap of a table; or the end of the line of a label that stands alone. */
const SAME_LINE =
  /["'*_]{0,2}[ ]?(?::|=|\.{3,80}:?|_{3,80}|\t|[ ]{2,60}|[ ]?\||[ ][-–—](?=[ ]))["'*_]{0,2}[ \t]{0,40}/y;
const NEXT_LINE = /["'*_]{0,2}[ ]?:?["'*_]{0,2}[ \t]{0,8}\r?\n[ \t]{0,40}/y;
/** An answer: a few words that end with their line or cell. */
const ANSWER =
  /\p{L}[\p{L}\p{M}'’-]{1,24}(?:(?:,[ ]|[ ]?[/&][ ]?|[ ]\(?)[\p{L}\p{M}\d'’-]{1,24}\)?){0,5}(?=[ \t]{0,40}(?:$|[\r\n|;\t]|[ ]{2}|\.[ ]?(?:$|[\r\n])))/uy;
const CELL = /\p{L}[\p{L}\p{M}'’ /&-]{1,40}/uy;
const NO_ANSWER =
  /^(?:n\/?a|none|nil|no|not|nothing|prefer|rather|unknown|undisclosed|withheld|optional|please|select|choose|tick|circle|specify|enter|see|as|any|all|other|the|we|our|protected|required|data|information|details)(?![\p{L}-])/iu;
/** Lists of what nobody may be judged by name one behind the other. */
const OTHER_LABEL =
  /^(?:age|sex|gender|creed|colou?r|national origin|origin|ancestry|pregnancy|maternity|belief|beliefs|veteran|language|appearance|health|dependents|dependants|children|spouse|name|address|date|place|email|e-mail|phone|telephone|title|signature|occupation|education|experience|profile|skills|languages|interests|hobbies|references|contact|employment|equality|diversity|status|type|number|value)(?![\p{L}-])/iu;
/** What follows a label at the least; in prose other words do. */
const GAP = /^["'*_]{0,2}(?:[:=\t\n\r|,;]|[ ][:| .=_–—-]|\.\.|__|$)/;

/** Questions of forms that are answered in words. */
interface FormAnswer extends Omit<DetectorDescription, 'category'> {
  /** The questions, as forms put them. */
  readonly labels: readonly string[];
  /** Whether an answer such as `yes` tells all. */
  readonly doesYesTell?: boolean;
}

/** Builds a detector of what forms, records and tables say beside or below a label; a label without an answer is nothing. */
export function formAnswer({
  labels,
  doesYesTell = false,
  ...description
}: FormAnswer): PlaceDetector {
  const isLabel = new RegExp(`^(?:${labels.join('|')})(?![\\w-])`, 'i');
  const isAnswer = (value: string): boolean =>
    /^yes$/i.test(value)
      ? doesYesTell
      : !NO_ANSWER.test(value) && !OTHER_LABEL.test(value) && !isLabel.test(value);
  const answerBehind = (place: Place, gap: RegExp): Match | undefined => {
    const between = valueAt(place.text, place.end, gap);
    const found = between && valueAt(place.text, between.end, ANSWER);
    return found && isAnswer(found.value) ? asMatch(place, found) : undefined;
  };
  return {
    ...description,
    scope: 'place',
    category: 'pii',
    triggers: labels,
    reach: { before: 16, after: 160 },
    glance: (text, _, end) => GAP.test(text.slice(end, end + 3)),
    verify(place) {
      const before = BEFORE.exec(place.text.slice(0, place.start));
      if (before === null) return undefined;
      const ownsLine = before.index === 0 || before[0].startsWith('\n');
      const below = ownsLine ? answerBehind(place, NEXT_LINE) : undefined;
      return answerBehind(place, SAME_LINE) ?? below;
    },
    readList: (place) =>
      valuesBelow(place, CELL)
        .filter(({ value }) => isAnswer(value))
        .map((found) => asMatch(place, found)),
  };
}

function asMatch({ text, start, end }: Place, found: LabelledValue): Match {
  return {
    start: found.start,
    end: found.end,
    confidence: 0.85,
    why: `An answer to the question “${text.slice(start, end).toLowerCase()}”.`,
  };
}
