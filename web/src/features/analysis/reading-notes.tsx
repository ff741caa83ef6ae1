import type { Coverage } from '@proviso/contracts';

import { texts } from './texts.ts';

/** Notes on how a document was read, each with the pages it concerns. */
export function ReadingNotes({
  notes,
}: {
  readonly notes: readonly Pick<Coverage['notes'][number], 'code' | 'message' | 'pages'>[];
}) {
  return (
    <ul className="space-y-1">
      {notes.map(({ code, message, pages }) => (
        <li key={`${code} ${message} ${pages?.join()}`}>
          {pages && pages.length > 0 && (
            <strong className="font-semibold">{texts.coverage.pages(pages)}: </strong>
          )}
          {message}
        </li>
      ))}
    </ul>
  );
}
