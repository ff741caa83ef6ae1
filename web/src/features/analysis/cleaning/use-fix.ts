import type { Analysis, CleanRequest, Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { cleanDocument } from './clean-document.ts';
import { cleaningErrorMessage, isBusy } from './cleaning-error.ts';
import { checklistFileName, remediationChecklist } from './remediation-checklist.ts';
import { texts } from './texts.ts';

const { fix } = texts;
const BUSY_RETRIES = 3;
const FIRST_DELAY_MS = 1000;

/** Makes and saves a cleaned copy; where that fails, a checklist of what to mend by hand. */
export function useFix(document: Pick<Document, 'id' | 'name'>, analysis: Analysis) {
  return useMutation({
    // A busy server has done nothing yet: the person need not hear of it before it stays busy.
    retry: (failures, error) => isBusy(error) && failures < BUSY_RETRIES,
    retryDelay: (failures) => FIRST_DELAY_MS * 2 ** failures,
    mutationFn: (choices?: CleanRequest) => cleanDocument(document, choices),
    onSuccess: () => showToast(fix.success, fix.successDetail),
    onError(error) {
      const reason = cleaningErrorMessage(error);
      showToast(fix.failure, reason, 'destructive');
      saveChecklist(document.name, analysis, reason);
    },
  });
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
