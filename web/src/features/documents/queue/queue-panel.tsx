import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';

import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { refreshDocuments } from '../api/list-documents.ts';
import { DropZone } from '../drop-zone.tsx';
import { sendSampled } from '../send-sampled.ts';
import { QueueRow } from './queue-row.tsx';
import { texts } from './texts.ts';
import { UploadQueue } from './upload-queue.ts';

/** Choosing several files and sending them one after the other. */
export function QueuePanel({
  userId,
  policy,
  options,
  onAccepted,
}: {
  readonly userId: number;
  /** The name of the policy to analyse under; a change holds for what is not sent yet. */
  readonly policy: string;
  /** What else can be chosen before the start. */
  readonly options: ReactNode;
  readonly onAccepted: () => void;
}) {
  const [queue] = useState(() => new UploadQueue());
  const { entries, isRunning, isAtLimit } = useSyncExternalStore(queue.subscribe, queue.read);
  const chosenPolicy = useRef(policy);
  useEffect(() => {
    chosenPolicy.current = policy;
  }, [policy]);
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const finished = entries.some(({ state }) => state !== 'waiting' && state !== 'uploading');
  const run = async () => {
    await queue.run(async (file, signal, show) => {
      const sender = { userId, policy: chosenPolicy.current, previousId: null };
      const document = await sendSampled({ ...sender, file, signal }, show);
      onAccepted();
      void refreshDocuments();
      return document;
    });
    const done = queue.read().entries;
    const accepted = done.filter(({ state }) => state === 'accepted').length;
    showToast(texts.finished, texts.finishedDetail(accepted, done.length));
  };
  return (
    <div className="space-y-4">
      <DropZone isMultiple onChoose={(files, refused) => queue.add(files, refused)} />
      {isAtLimit && <Banner title={texts.atLimit}>{texts.atLimitDetail(waiting)}</Banner>}
      {entries.length > 0 && (
        <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <QueueRow
              key={entry.id}
              entry={entry}
              onCancel={() => queue.cancel(entry.id)}
              onRetry={() => queue.retry(entry.id)}
            />
          ))}
        </ul>
      )}
      {options}
      {entries.length > 0 && (
        <div className="flex flex-wrap justify-end gap-3">
          {finished && <Button onClick={() => queue.clear()}>{texts.clear}</Button>}
          {(isRunning || waiting > 0) && (
            <Button variant="primary" disabled={isRunning} onClick={() => void run()}>
              {isRunning ? texts.running : texts.start(waiting)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
