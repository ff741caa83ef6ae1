import type { Document } from '@proviso/contracts';

import { paths } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

import { texts } from './texts.ts';

/** Says of which document the next upload is a newer version. */
export function VersionNotice({ previous }: { readonly previous: Pick<Document, 'name'> }) {
  const { version } = texts;
  return (
    <div
      aria-live="polite"
      className="rounded-md border-l-4 border-accent bg-accent-wash p-4 text-sm"
    >
      <p className="font-semibold break-words text-accent">{version.title(previous.name)}</p>
      <p className="mt-0.5">{version.text}</p>
      <p className="mt-2">
        <TextLink href={paths.upload}>{version.separate}</TextLink>
      </p>
    </div>
  );
}
