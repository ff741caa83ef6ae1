import type { Mark } from '@proviso/contracts';

import { SEVERITY_NAMES } from '#web/product/categories.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';

import { RemoveMarkButton } from './remove-mark-button.tsx';
import { texts } from './texts.ts';

/** A document's manual marks, including those that occur nowhere in it; renders nothing when there are none. */
export function MarkList({
  documentId,
  marks,
}: {
  readonly documentId: number;
  readonly marks: readonly Mark[] | undefined;
}) {
  if (marks === undefined) return null;
  const { list } = texts;
  return (
    <Card>
      <CardHeader title={list.title(marks.length)}>
        <p className="text-sm text-ink-faint">{list.intro}</p>
      </CardHeader>
      <ul className="divide-y divide-line">
        {marks.map((mark) => (
          <li
            key={mark.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="flex items-start gap-2 font-serif text-lg">
                <CategoryIcon category={mark.category} className="mt-1 size-4.5" />
                <span className="line-clamp-2 min-w-0 break-words">{mark.excerpt}</span>
              </p>
              <p className="text-sm text-ink-faint">
                {SEVERITY_NAMES[mark.severity]} · {list.standing(mark)}
              </p>
              {mark.note !== undefined && (
                <p className="text-sm break-words text-ink-soft">{mark.note}</p>
              )}
            </div>
            <RemoveMarkButton documentId={documentId} mark={mark.id} subject={mark.excerpt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
