import type { Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { isLimitReached } from '#web/lib/api-error.ts';
import { useIsShown } from '#web/lib/use-is-shown.ts';
import { documentPath } from '#web/paths.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { refreshDocuments } from './api/list-documents.ts';
import type { Upload } from './api/upload-document.ts';
import { sendSampled } from './send-sampled.ts';
import { texts } from './texts.ts';
import { uploadErrorMessage } from './upload-error.ts';
import { RESET_DELAY_MS } from './upload-progress.ts';

/** The upload of one file: how far it is, why it failed, and how to begin and to cancel it. */
export interface UploadState {
  /** Null when nothing is under way; 100 for a moment after the server has answered. */
  readonly percent: number | null;
  readonly error: string | null;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

/** Whose upload it is, under which policy it is to be analysed, and of what it is a newer version. */
type Sender = Pick<Upload, 'userId' | 'policy' | 'previousId'>;

/** Who is told what becomes of an upload. */
export interface UploadListeners {
  readonly onAccepted: () => void;
  /** A moment after each success, unless the screen was left. */
  readonly onSettled: (document: Document) => void;
  /** The allowance is used up. */
  readonly onLimit: () => void;
}

/**
 * Sends files for the account, and goes on doing so when the screen is left. `onSettled` is called a moment after each
 * success while the screen is still shown, `onAccepted` at once.
 */
export function useUpload(
  sender: Sender,
  { onAccepted, onSettled, onLimit }: UploadListeners,
): UploadState {
  const [percent, setPercent] = useState<number | null>(null);
  const isShown = useIsShown();
  const cancellation = useRef<AbortController>(null);
  const uploading = useMutation({
    mutationFn: (file: File) => {
      cancellation.current = new AbortController();
      return sendSampled({ ...sender, file, signal: cancellation.current.signal }, setPercent);
    },
    onSuccess: (document) => {
      setPercent(100);
      const link = { href: documentPath(document.id), label: texts.upload.open };
      showToast(texts.upload.success, texts.upload.successDetail, 'plain', link);
      onAccepted();
      setTimeout(() => {
        setPercent(null);
        if (isShown()) onSettled(document);
      }, RESET_DELAY_MS);
      return refreshDocuments();
    },
    onError: (error) => {
      setPercent(null);
      if (!isCancellation(error)) {
        showToast(texts.upload.failure, uploadErrorMessage(error), 'destructive');
      }
      if (isLimitReached(error)) onLimit();
    },
  });

  const { error } = uploading;
  return {
    percent,
    error: error === null || isCancellation(error) ? null : uploadErrorMessage(error),
    start: (file) => uploading.mutate(file),
    cancel: () => {
      cancellation.current?.abort();
      uploading.reset();
    },
  };
}

function isCancellation(error: Error): boolean {
  return error.name === 'AbortError';
}
