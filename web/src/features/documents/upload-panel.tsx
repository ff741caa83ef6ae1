import type { Document } from '@proviso/contracts';
import { FileText } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

import { formatSize } from '#web/lib/format/format-size.ts';
import { useAnnouncement } from '#web/ui/announcements.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useFallbackFocus } from '#web/ui/use-fallback-focus.ts';

import { DropZone } from './drop-zone.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { QueuePanel } from './queue/queue-panel.tsx';
import { texts as queueTexts } from './queue/texts.ts';
import type { UploadQueue } from './queue/upload-queue.ts';
import { texts } from './texts.ts';
import { useUpload, type UploadListeners, type UploadState } from './use-upload.ts';

/** Chooses, previews and uploads one file; or several, on request. */
export function UploadPanel({
  queue,
  userId,
  policy,
  previousId,
  options,
  isAtLimit,
  remaining,
  onAccepted,
  onSettled,
  onLimit,
}: UploadListeners & {
  /** The queue for uploading several files. */
  readonly queue: UploadQueue;
  readonly userId: number;
  /** The name of the policy to apply; undefined for the account's default. */
  readonly policy: string | undefined;
  /** The id of the document that the file is a newer version of. */
  readonly previousId: number | null;
  /** Further options before the upload starts. */
  readonly options: ReactNode;
  /** Whether no analyses are left, which the screen explains. */
  readonly isAtLimit: boolean;
  /** How many are left; null without a limit. */
  readonly remaining: number | null;
}) {
  const [file, setFile] = useState<File | null>(null);
  const { entries, isRunning } = useSyncExternalStore(queue.subscribe, queue.getState);
  const [wantsSeveral, setWantsSeveral] = useState(entries.length > 0);
  const isBusy = file !== null;
  const isSeveral = wantsSeveral && previousId === null && !isBusy;
  const settle = (document: Document) => {
    setFile(null);
    onSettled(document);
  };
  const listeners = { onAccepted, onSettled: settle, onLimit };
  const upload = useUpload({ userId, policy, previousId }, listeners);
  const cancel = () => {
    upload.cancel();
    setFile(null);
  };
  // The pressed button unmounts when a file is chosen, discarded or uploaded, or leaves the queue.
  const panel = useFallbackFocus<HTMLElement>(`${isBusy} ${isRunning} ${entries.length}`);
  return (
    <Card ref={panel} tabIndex={-1} aria-label={texts.upload.title} className="space-y-4 p-5">
      {previousId === null && !isBusy && (
        <Checkbox
          checked={isSeveral}
          isDisabled={isRunning}
          onChange={setWantsSeveral}
          className="flex-wrap text-sm"
        >
          <span className="font-medium">{queueTexts.several}</span>
          <span className="text-ink-faint">{queueTexts.severalHint}</span>
        </Checkbox>
      )}
      {isSeveral && (
        <QueuePanel
          {...{ queue, userId, policy, options, isAtLimit, remaining, onAccepted, onLimit }}
        />
      )}
      {!isSeveral && !isBusy && (
        <>
          <DropZone
            isClosed={isAtLimit}
            offersSeveral={previousId === null}
            onChoose={([chosen]) => setFile(chosen ?? null)}
          />
          {options}
        </>
      )}
      {isBusy && <ChosenFile {...{ file, upload, options, isAtLimit }} onCancel={cancel} />}
    </Card>
  );
}

function ChosenFile({
  file,
  upload,
  options,
  isAtLimit,
  onCancel,
}: {
  readonly file: File;
  readonly upload: UploadState;
  readonly options: ReactNode;
  readonly isAtLimit: boolean;
  readonly onCancel: () => void;
}) {
  const isUploading = upload.percent !== null;
  useAnnouncement(isUploading ? texts.upload.uploading : null);
  const isDone = upload.percent === 100;
  return (
    <div className="space-y-5">
      <div className="flex items-center gap-4">
        <FileText aria-hidden strokeWidth={1.5} className="size-9 shrink-0 text-accent" />
        <div className="min-w-0">
          <p className="font-semibold break-words">{file.name}</p>
          <p className="text-sm text-ink-faint tabular-nums">{formatSize(file.size)}</p>
        </div>
      </div>
      {!isUploading && <DuplicateNotice file={file} hasFailed={upload.error !== null} />}
      {options}
      {upload.percent !== null && (
        <div className="flex items-center gap-4">
          <div className="flex-1">
            <Progress label={texts.upload.progress} percent={upload.percent} />
          </div>
          <span className="w-11 text-right text-sm text-ink-soft tabular-nums">
            {upload.percent}%
          </span>
        </div>
      )}
      <div role="alert">
        {upload.error !== null && !isAtLimit && <p className="text-sm text-high">{upload.error}</p>}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} disabled={isDone}>
          {texts.upload.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={isAtLimit && !isUploading}
          isBusy={isUploading}
          onClick={() => upload.start(file)}
        >
          {isUploading ? texts.upload.uploading : texts.upload.submit}
        </Button>
      </div>
    </div>
  );
}
