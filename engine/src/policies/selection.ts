import { knownTypes } from '#engine/known-types.ts';
import { CATEGORIES, type Category } from '#engine/vocabulary.ts';

import type { PolicyPack } from './policy-pack.ts';

/** The fields of a pack that say which of the engine's types count, and what the pack itself looks for. */
type Selection = Pick<PolicyPack, 'only' | 'off' | 'terms' | 'patterns'>;

/** Whether findings of a type of the engine's count under a pack. */
export function isSelected(
  type: string,
  category: Category,
  { only, off }: Pick<PolicyPack, 'only' | 'off'>,
): boolean {
  const isNamed = (list: readonly string[]): boolean =>
    list.includes(type) || list.includes(category);
  return (only === undefined || isNamed(only)) && !isNamed(off);
}

/** Whether a pack leaves anything to look for in some categories: else its silence would read as a clean document. */
export function findsAnything(
  pack: Selection,
  categories: readonly Category[] = CATEGORIES,
): boolean {
  const isAsked = ({ category }: { category: Category }): boolean => categories.includes(category);
  return (
    [...pack.terms, ...pack.patterns].some(isAsked) ||
    [...knownTypes().values()].some(
      (type) => isAsked(type) && isSelected(type.id, type.category, pack),
    )
  );
}
