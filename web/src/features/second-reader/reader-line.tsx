import { paths, LANGUAGE_MODEL_SETTING } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

import { readerInUse, useSecondReader } from './read-second-reader.ts';
import { texts } from './texts.ts';

const { line } = texts;

/** States who else will read a text before it is submitted; renders nothing if nobody will. */
export function ReaderLine() {
  const reading = useSecondReader();
  const reader = readerInUse(reading);
  const isUnknown = reading.isError && reading.data === undefined;
  if (reader === null && !isUnknown) return null;
  return (
    <p className="text-sm break-words text-ink-faint">
      {reader === null ? line.unknown : line.alsoRead(reader.model, reader.host)}{' '}
      <TextLink href={`${paths.settings}#${LANGUAGE_MODEL_SETTING}`} isApart>
        {line.setting}
      </TextLink>
    </p>
  );
}
