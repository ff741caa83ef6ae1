import type { Analysis, CleanRequest, Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { callErrorMessage } from '../call-error.ts';
import { cleanDocument } from './clean-document.ts';
import { checklistFileName, remediationChecklist } from './remediation-checklist.ts';
import { texts } from './texts.ts';

const { fix } = texts;

/** Makes and saves a cleaned copy; where that fails, a checklist of what to mend by hand. */
export function useFix(document: Pick<Document, 'id' | 'name'>, analysis: Analysis) {
  return useMutation({
    mutationFn: (choices?: CleanRequest) => cleanDocument(document, choices),
    onSuccess: () => showToast(fix.success, fix.successDetail),
    onError(error) {
      const reason = callErrorMessage(error, fix.errors);
      showToast(fix.failure, reason, 'destructive');
      saveChecklist(document.name, analysis, reason);
    },
  });
}

function saveChecklist(name: string, analysis: Analysis, reason: string): void {
  try {
    const checklist = remediationChecklist(name, analysis);
    saveFile(checklistFileName(name), new Blob([checklist], { type: 'text/plain;charset=utf-8' }));
    showToast(fix.fallback, fix.fallbackDetail(reason));
  } catch {
    showToast(fix.complete, fix.completeDetail, 'destructive');
  }
}
