import { ORGANIZATION, PERSON } from '#engine/models/names/labeling/labels.ts';
import type { TaggedName } from '#engine/models/names/labeling/tagged-name.ts';

/** What is said of firms alone, right behind a name. */
const SAID_OF_FIRM =
  /^(?:['’]s)? (?:(?:now |currently |today )?employs (?:about |around |some |over |more than |nearly )?\d|press office(?!\p{L})|was (?:founded|incorporated|established) in (?:19|20)\d\d|is (?:an? )?(?:\p{L}{3,14}[ -]){0,2}(?:company|firm|manufacturer|retailer|wholesaler|charity|brewery|airline|supermarket)(?= (?:of|that|which|with|based|in|from)(?!\p{L})|[.,;]))|^, (?:the|an?) (?:\p{L}{3,14}[ -]){0,3}(?:company|firm|manufacturer|retailer|wholesaler|distributor|charity|insurer|airline|brewery|supermarket|chain)(?: (?:of|that|which|behind|based)|,)/iu;
const REACH = 90;

/** Relabels what a text calls a firm anywhere, wherever the same words stand: `Tamsin Foods employs 40 people`. */
export function relabelFirms(text: string, names: readonly TaggedName[]): readonly TaggedName[] {
  const firms = new Set<string>();
  for (const { start, end, label } of names) {
    if (label !== PERSON || !SAID_OF_FIRM.test(text.slice(end, end + REACH))) continue;
    firms.add(text.slice(start, end));
  }
  if (firms.size === 0) return names;
  return names.map((name) =>
    name.label === PERSON && firms.has(text.slice(name.start, name.end))
      ? { ...name, label: ORGANIZATION }
      : name,
  );
}
