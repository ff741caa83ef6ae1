import {
  MAX_MARK_LENGTH,
  MAX_NOTE_LENGTH,
  MIN_MARK_LENGTH,
  type MarkRequest,
} from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { reasonOf } from '#web/lib/api/api-error.ts';
import {
  CATEGORIES,
  CATEGORY_NAMES,
  DESCENDING_SEVERITIES,
  SEVERITY_NAMES,
  type Category,
  type Severity,
} from '#web/product/categories.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { markWords } from './mark-words.ts';
import { texts } from './texts.ts';

const { dialog } = texts;

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, name: CATEGORY_NAMES[value] }));
const SEVERITY_OPTIONS = DESCENDING_SEVERITIES.map((value) => ({
  value,
  name: SEVERITY_NAMES[value],
}));

/** Asks for the type of the words, and marks every occurrence in the document. */
export function MarkDialog({
  documentId,
  words,
  onClose,
}: {
  readonly documentId: number;
  /** The selected words; may be empty. */
  readonly words: string;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState(words);
  const [category, setCategory] = useState<Category>('pii');
  const [severity, setSeverity] = useState<Severity>('medium');
  const [note, setNote] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const problem = validateWords(text.trim());
  const marking = useMarking(documentId, onClose);
  const submit = () => {
    setHasSubmitted(true);
    if (problem !== undefined) return;
    const trimmedNote = note.trim();
    marking.mutate({
      text: text.trim(),
      category,
      severity,
      ...(trimmedNote !== '' && { note: trimmedNote }),
    });
  };
  return (
    <FormDialog
      title={dialog.title}
      description={dialog.intro}
      size="small"
      cancelLabel={dialog.cancel}
      submitLabel={marking.isPending ? dialog.busy : dialog.confirm}
      isBusy={marking.isPending}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      <p aria-hidden className="text-sm text-ink-soft">
        {dialog.intro}
      </p>
      <TextArea
        label={dialog.words}
        value={text}
        hint={dialog.wordsHint}
        // Too long is reported at once, too short only after an attempt to submit.
        error={hasSubmitted || text.length > MAX_MARK_LENGTH ? problem : undefined}
        onChange={setText}
      />
      <KindChoice
        category={category}
        severity={severity}
        onCategory={setCategory}
        onSeverity={setSeverity}
      />
      <TextArea
        label={dialog.note}
        value={note}
        hint={dialog.noteHint(note.length, MAX_NOTE_LENGTH)}
        maxLength={MAX_NOTE_LENGTH}
        onChange={setNote}
      />
      <div role="alert">
        {marking.isError && (
          <p className="text-sm text-high">
            {dialog.failure}. {reasonOf(marking.error, dialog.failureDetail)}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

function useMarking(documentId: number, onDone: () => void) {
  return useMutation({
    mutationFn: (request: MarkRequest) => markWords(documentId, request),
    onSuccess({ places, findings }) {
      if (findings === 0) showToast(texts.nothingAdded, texts.allFound(places));
      else showToast(texts.marked(findings), texts.alsoFound(places - findings));
      getSelection()?.removeAllRanges();
      onDone();
    },
  });
}

/** Why words cannot be marked, as a sentence. */
function validateWords(text: string): string | undefined {
  if (text.length > MAX_MARK_LENGTH) return dialog.tooLong(text.length, MAX_MARK_LENGTH);
  const isMarkable = text.length >= MIN_MARK_LENGTH && /[\p{L}\p{N}]/u.test(text);
  return isMarkable ? undefined : dialog.tooShort;
}

function KindChoice({
  category,
  severity,
  onCategory,
  onSeverity,
}: {
  readonly category: Category;
  readonly severity: Severity;
  readonly onCategory: (category: Category) => void;
  readonly onSeverity: (severity: Severity) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice label={dialog.category}>
        <Select<Category>
          label={dialog.category}
          value={category}
          options={CATEGORY_OPTIONS}
          onChange={onCategory}
          className="w-full"
        />
      </Choice>
      <Choice label={dialog.severity}>
        <Select<Severity>
          label={dialog.severity}
          value={severity}
          options={SEVERITY_OPTIONS}
          onChange={onSeverity}
          className="w-full"
        />
      </Choice>
    </div>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="space-y-1.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      {children}
    </div>
  );
}
