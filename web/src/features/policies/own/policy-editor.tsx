import type { OwnPolicyWithSource } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { saveFile } from '#web/lib/save-file.ts';
import { guidePath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureLine } from '#web/ui/failure-line.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { deletePolicy, savePolicy } from './own-policies.ts';
import { PolicyTrial } from './policy-trial.tsx';
import { RevisionList } from './revision-list.tsx';
import { texts } from './texts.ts';
import { useCheck } from './use-check.ts';
import { type DraftKeeper, useDraft } from './use-draft.ts';
import { YamlEditor } from './yaml-editor.tsx';

const { editor, deleteDialog } = texts;

/** Edits a policy: its text with errors, what it finds in a sample, and its revisions. */
export function PolicyEditor({
  policy,
  start,
  keeper,
  onSaved,
  onDeleted,
}: {
  /** Null for a new policy. */
  readonly policy: OwnPolicyWithSource | null;
  /** The initial text: while unchanged, there is nothing to lose. */
  readonly start: string;
  readonly keeper: DraftKeeper;
  readonly onSaved: (policy: OwnPolicyWithSource) => void;
  readonly onDeleted: () => void;
}) {
  const [{ source, base }, setDraft] = useDraft(policy, start, keeper);
  const { problems, state, validText, isValid } = useCheck(source);
  const saving = useMutation({
    mutationFn: () => savePolicy(base, source),
    onSuccess: () => showToast(editor.saved),
  });
  const isSaved = base !== null && base.source === source;
  const isChanged = source !== (base?.source ?? start);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="space-y-4">
        <YamlEditor
          source={source}
          problems={problems}
          state={state}
          isFrozen={saving.isPending}
          onChange={(changed) => setDraft({ source: changed, base })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            disabled={!isValid || isSaved}
            isBusy={saving.isPending}
            onClick={() => saving.mutate(undefined, { onSuccess: onSaved })}
          >
            {saving.isPending ? editor.saving : editor.save}
          </Button>
          <Button onClick={() => exportSource(policy, source)}>
            <Download aria-hidden className="size-4" />
            {editor.export}
          </Button>
          {policy && <DeletePolicy policy={policy} onDeleted={onDeleted} />}
          {!isSaved && <span className="text-sm text-ink-faint">{editor.unsaved}</span>}
        </div>
        <FailureLine error={saving.error} />
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <TextLink href={guidePath('policies')} isApart>
            {editor.guide.keys}
          </TextLink>
          <TextLink href={guidePath('detectors')} isApart>
            {editor.guide.types}
          </TextLink>
        </p>
      </div>
      <div className="space-y-6">
        <PolicyTrial source={validText} />
        {policy && (
          <RevisionList
            policy={policy}
            edited={base?.revision}
            isUnsaved={isChanged}
            // Whoever takes a text from the list has seen which revision is the newest.
            onRestore={(restored) => setDraft({ source: restored, base: policy })}
          />
        )}
      </div>
      {isChanged && <LeaveGuard />}
    </div>
  );
}

function DeletePolicy({
  policy,
  onDeleted,
}: {
  readonly policy: OwnPolicyWithSource;
  readonly onDeleted: () => void;
}) {
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = async () => {
    await deletePolicy(policy.id);
    showToast(editor.deleted);
    onDeleted();
  };
  return (
    <>
      <Button onClick={() => setIsConfirming(true)}>
        <Trash2 aria-hidden className="size-4" />
        {editor.delete}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={deleteDialog.title(policy.title)}
          text={deleteDialog.text}
          confirm={deleteDialog.confirm}
          onConfirm={remove}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}

/** Exports the text as it is in the editor, under the name of the policy. */
function exportSource(policy: OwnPolicyWithSource | null, source: string): void {
  const name = policy?.name ?? 'policy';
  saveFile(`${name}.yaml`, new Blob([source], { type: 'application/yaml' }));
}
