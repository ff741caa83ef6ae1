import { documentPath } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

import { texts } from '../rescan/texts.ts';
import type { VersionPlace } from './place-versions.ts';

/** That a document has other versions, with a way to the newest. */
export function VersionLine({
  documentId,
  place: { count, newestId },
  state,
}: {
  readonly documentId: number;
  readonly place: VersionPlace;
  /** Stored in the history entry of the newest version's screen. */
  readonly state: unknown;
}) {
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {documentId === newestId ? (
        texts.newestOf(count)
      ) : (
        <>
          {texts.olderOf(count)}{' '}
          <TextLink href={documentPath(newestId)} state={state}>
            {texts.openNewest}
          </TextLink>
        </>
      )}
    </p>
  );
}
