import type { Analysis, Certificate, CleanRequest, Document } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '#web/lib/save-file.ts';
import { DocumentGoneError, explainFailure } from '#web/product/document-gone.ts';
import { announce } from '#web/ui/announcements.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { texts as keyTexts } from '../putting-back/texts.ts';
import { cleanDocument } from './clean-document.ts';
import { cleaningErrorMessage, isBusy } from './cleaning-error.ts';
import { makeKey, type KeyOutcome } from './make-key.ts';
import { checklistFileName, remediationChecklist } from './remediation-checklist.ts';
import { texts } from './texts.ts';
import { dismissedFindings, unchangedFindings } from './unchanged-findings.ts';

const { fix } = texts;
const { saving } = keyTexts;
const BUSY_RETRIES = 3;
const FIRST_DELAY_MS = 1000;

/** What a person requested for a copy. */
interface FixRequest {
  readonly choices: CleanRequest;
  /** Whether the key was requested too. */
  readonly includesKey: boolean;
}

/**
 * Creates and saves a cleaned copy, with its key if requested; when the copy fails, saves a checklist of what to fix by
 * hand, unless the document no longer exists.
 */
export function useFixIssues(document: Pick<Document, 'id' | 'name'>, analysis: Analysis) {
  return useMutation({
    onMutate: () => announce(fix.busy),
    // A busy server has done nothing yet: the person is told only if it stays busy.
    retry: (failures, error) => isBusy(error) && failures < BUSY_RETRIES,
    retryDelay: (failures) => FIRST_DELAY_MS * 2 ** failures,
    async mutationFn(request: FixRequest | undefined) {
      const edits = await cleanDocument(document, request?.choices).catch(
        async (error: unknown) => {
          throw await explainFailure(document.id, error);
        },
      );
      if (request?.includesKey !== true) return { edits, key: undefined };
      // The copy exists by now: a failed key is no reason to create it again, nor to save a checklist.
      const key = await makeKey(document, request.choices).catch((error: unknown) => ({ error }));
      return { edits, key };
    },
    onSuccess: ({ edits, key }) => showSuccess(key, describeLeft(analysis, edits)),
    onError(error) {
      if (error instanceof DocumentGoneError) {
        showToast(fix.failure, fix.gone, 'destructive');
        return;
      }
      const reason = cleaningErrorMessage(error);
      // One message says both, because a second one would replace the first before anybody has read it.
      saveChecklist(document.name, analysis, reason);
    },
  });
}

/** Says how many findings the copy still contains, if that is known; a comment does not remove one. */
function describeLeft({ issues }: Analysis, edits: Certificate['edits'] | undefined): string {
  if (edits === undefined) return fix.successDetail(0, 0);
  const removing = edits.filter(({ outcome }) => outcome !== 'commented' && outcome !== 'listed');
  const left = unchangedFindings(issues, removing).length;
  return fix.successDetail(left, dismissedFindings(issues, edits).length);
}

function showSuccess(
  key: KeyOutcome | { readonly error: unknown } | undefined,
  detail: string,
): void {
  if (key === undefined || (typeof key === 'object' && 'file' in key)) {
    showToast(fix.success, detail);
  } else if (key === 'empty') showToast(fix.success, saving.outcomes.empty);
  else if (key === 'other-copy') {
    showToast(saving.failure, saving.outcomes['other-copy'], 'destructive');
  } else {
    const reason = cleaningErrorMessage(key.error);
    showToast(saving.failure, saving.outcomes.failed(reason), 'destructive');
  }
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
