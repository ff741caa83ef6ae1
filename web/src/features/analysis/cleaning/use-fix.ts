import type { Analysis, CleanRequest, Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { texts as keyTexts } from '../putting-back/texts.ts';
import { cleanDocument } from './clean-document.ts';
import { cleaningErrorMessage, isBusy } from './cleaning-error.ts';
import { makeKey, type KeyOutcome } from './make-key.ts';
import { checklistFileName, remediationChecklist } from './remediation-checklist.ts';
import { texts } from './texts.ts';

const { fix } = texts;
const { saving } = keyTexts;
const BUSY_RETRIES = 3;
const FIRST_DELAY_MS = 1000;

/** What a person wants of a copy. */
interface Wish {
  readonly choices: CleanRequest;
  /** Present where a key is wanted as well: its passphrase, or an empty one. */
  readonly passphrase?: string;
}

/** Makes and saves a cleaned copy, and its key where that is wished; where a copy fails, a checklist of what to mend by hand. */
export function useFix(document: Pick<Document, 'id' | 'name'>, analysis: Analysis) {
  return useMutation({
    // A busy server has done nothing yet: the person need not hear of it before it stays busy.
    retry: (failures, error) => isBusy(error) && failures < BUSY_RETRIES,
    retryDelay: (failures) => FIRST_DELAY_MS * 2 ** failures,
    async mutationFn(wish: Wish | undefined) {
      await cleanDocument(document, wish?.choices);
      if (wish?.passphrase === undefined) return undefined;
      const { choices, passphrase } = wish;
      // The copy is there by now: that its key is not is no reason to make it again, nor for a checklist.
      return makeKey(document, { choices, passphrase }).catch((error: unknown) => ({ error }));
    },
    onSuccess: tellSuccess,
    onError(error) {
      const reason = cleaningErrorMessage(error);
      showToast(fix.failure, reason, 'destructive');
      saveChecklist(document.name, analysis, reason);
    },
  });
}

function tellSuccess(key: KeyOutcome | { readonly error: unknown } | undefined): void {
  if (key === undefined) return showToast(fix.success, fix.successDetail);
  const detail =
    typeof key === 'string'
      ? saving.outcomes[key]
      : saving.outcomes.failed(cleaningErrorMessage(key.error));
  if (key === 'saved' || key === 'empty') showToast(fix.success, detail);
  else showToast(saving.failure, detail, 'destructive');
}

function saveChecklist(name: string, analysis: Analysis, reason: string): void {
  try {
    const checklist = remediationChecklist(name, analysis, reason);
    saveFile(checklistFileName(name), new Blob([checklist], { type: 'text/plain;charset=utf-8' }));
    showToast(fix.fallback, fix.fallbackDetail(reason));
  } catch {
    showToast(fix.complete, fix.completeDetail, 'destructive');
  }
}
