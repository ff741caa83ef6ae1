import type { Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { isLimitReached } from '#web/lib/api/api-error.ts';
import { useIsMounted } from '#web/lib/hooks/use-is-mounted.ts';
import { documentPath } from '#web/paths.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { refreshDocuments } from './api/list-documents.ts';
import type { Upload } from './api/upload-document.ts';
import { texts } from './texts.ts';
import { uploadErrorMessage } from './upload-error.ts';
import { RESET_DELAY_MS } from './upload-progress.ts';
import { uploadWithProgress } from './upload-with-progress.ts';

/** The upload of one file: its progress, its error, and functions to start and cancel it. */
export interface UploadState {
  /** Null when nothing is being uploaded; 100 briefly after the server has responded. */
  readonly percent: number | null;
  readonly error: string | null;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

/** The uploader, the policy to apply, and the document this is a newer version of. */
type Sender = Pick<Upload, 'userId' | 'policy' | 'previousId'>;

/** Callbacks for the outcome of an upload. */
export interface UploadListeners {
  readonly onAccepted: () => void;
  /** Called shortly after each success, unless the screen was left. */
  readonly onSettled: (document: Document) => void;
  /** The allowance is used up. */
  readonly onLimit: () => void;
}

/**
 * Uploads files for the account, and continues when the screen is left. `onAccepted` is called immediately after each
 * success, `onSettled` shortly afterwards if the screen is still shown.
 */
export function useUpload(
  sender: Sender,
  { onAccepted, onSettled, onLimit }: UploadListeners,
): UploadState {
  const [percent, setPercent] = useState<number | null>(null);
  const isMounted = useIsMounted();
  const cancellation = useRef<AbortController>(null);
  const uploading = useMutation({
    mutationFn: (file: File) => {
      cancellation.current = new AbortController();
      return uploadWithProgress(
        { ...sender, file, signal: cancellation.current.signal },
        setPercent,
      );
    },
    onSuccess: (document) => {
      setPercent(100);
      const link = { href: documentPath(document.id), label: texts.upload.open };
      showToast(texts.upload.success, texts.upload.successDetail, 'plain', link);
      onAccepted();
      setTimeout(() => {
        setPercent(null);
        if (isMounted()) onSettled(document);
      }, RESET_DELAY_MS);
      return refreshDocuments();
    },
    onError: (error) => {
      setPercent(null);
      // The caller says that the limit is reached.
      if (isLimitReached(error)) onLimit();
      else if (!isCancellation(error)) {
        showToast(texts.upload.failure, uploadErrorMessage(error), 'destructive');
      }
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
