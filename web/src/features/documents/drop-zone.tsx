import { ACCEPTED_FILES, MAX_UPLOAD_BYTES } from '@proviso/contracts';
import { FileUp } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';

import { classNames } from '#web/lib/class-names.ts';

import type { RejectedFile } from './queue/upload-queue.ts';
import { reasonOf, reasonsOf } from './rejection-reasons.ts';
import { texts } from './texts.ts';

const ACCEPT: Accept = Object.fromEntries(
  Object.entries(ACCEPTED_FILES).map(([extension, type]) => [type, [extension]]),
);

/**
 * Accepts dropped or chosen files. For a single file it shows why it was rejected; for several it reports the
 * rejections to its caller.
 */
export function DropZone({
  isMultiple = false,
  isClosed = false,
  offersSeveral = false,
  isCompact = false,
  onChoose,
}: {
  readonly isMultiple?: boolean;
  /** Whether nothing can be uploaded at the moment. */
  readonly isClosed?: boolean;
  /** Whether several files can be uploaded instead of a single one. */
  readonly offersSeveral?: boolean;
  /** Whether files have been chosen, so that what happens to them next is more important. */
  readonly isCompact?: boolean;
  readonly onChoose: (files: readonly File[], refused: readonly RejectedFile[]) => void;
}) {
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: ACCEPT,
    maxSize: MAX_UPLOAD_BYTES,
    maxFiles: isMultiple ? 0 : 1,
    multiple: isMultiple,
    noKeyboard: true,
    validator: rejectEmpty,
    disabled: isClosed,
    onDrop: (files, rejections) => {
      const errors = rejections.flatMap((rejection) => rejection.errors);
      if (!isMultiple) setReasons(reasonsOf(errors, offersSeveral));
      const refused = rejections.map(({ file, errors: own }) => ({
        file,
        reason: own.map(reasonOf).join('. '),
      }));
      onChoose(files, refused);
    },
  });
  // The surrounding area also opens the dialog; one click must not open it twice.
  const browse = (event: MouseEvent) => {
    event.stopPropagation();
    open();
  };
  return (
    <div className="space-y-3">
      <div
        {...getRootProps()}
        className={classNames(
          'flex flex-col items-center rounded-lg border border-dashed px-6 text-center transition-colors',
          isCompact ? 'py-5' : 'py-12',
          isClosed ? 'cursor-not-allowed text-ink-faint' : 'cursor-pointer',
          isDragActive ? 'border-accent bg-accent-wash' : 'border-line-strong bg-sunken/50',
          !isDragActive && !isClosed && 'hover:bg-accent-wash/60',
        )}
      >
        <input
          {...getInputProps({
            'aria-label': isMultiple ? texts.upload.inputSeveral : texts.upload.input,
          })}
        />
        <Invitation {...{ isClosed, isMultiple, isDragActive }} onBrowse={browse} />
        <p className="mt-4 text-sm text-ink-faint">{texts.upload.supports}</p>
      </div>
      <div role="alert" className="space-y-1 text-sm text-high">
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}

/** The server would refuse it too, but only after it was sent. */
function rejectEmpty(file: File) {
  return file.size === 0 ? { code: 'file-empty', message: texts.upload.empty } : null;
}

function Invitation({
  isClosed,
  isMultiple,
  isDragActive,
  onBrowse,
}: {
  readonly isClosed: boolean;
  readonly isMultiple: boolean;
  readonly isDragActive: boolean;
  readonly onBrowse: (event: MouseEvent) => void;
}) {
  const { closed, drop, dropNow, dropSeveralNow, browse } = texts.upload;
  const icon = classNames('mb-4 size-9', !isClosed && 'text-accent');
  const dropIt = isMultiple ? dropSeveralNow : dropNow;
  return (
    <>
      <FileUp aria-hidden strokeWidth={1.5} className={icon} />
      <p className="font-serif text-xl font-semibold">
        {isClosed && closed}
        {!isClosed && (isDragActive ? dropIt : drop)}
      </p>
      {!isClosed && (
        <button
          type="button"
          onClick={onBrowse}
          className="mt-1 rounded-sm font-medium text-accent underline underline-offset-4"
        >
          {browse}
        </button>
      )}
    </>
  );
}
