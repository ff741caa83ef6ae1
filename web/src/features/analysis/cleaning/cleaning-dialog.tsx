import type { Analysis, CleanRequest, Document } from '@proviso/contracts';
import { useState } from 'react';

import { CATEGORIES, CATEGORY_NAMES, type Category } from '#web/product/categories.ts';
import { Button } from '#web/ui/button.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

import { SaveKeyDialog, type NamedKey } from '../putting-back/save-key-dialog.tsx';
import { texts as keyTexts } from '../putting-back/texts.ts';
import { cleaningErrorMessage } from './cleaning-error.ts';
import { texts } from './texts.ts';
import { useFixIssues } from './use-fix-issues.ts';
import { validateValues, valuesIn } from './values-to-remove.ts';

const { options } = texts;
const { saving } = keyTexts;

type Choice = keyof typeof options.treatments;
type Choices = Readonly<Record<Category, Choice>>;

const CHOICES = (['default', 'label', 'remove', 'comment', 'keep'] as const).map((value) => ({
  value,
  name: options.treatments[value],
}));

/** What a person has chosen for a copy. */
export interface CopyDraft {
  readonly choices: Choices;
  /** The words to remove as well, one per line. */
  readonly values: string;
}

/** Nothing chosen yet. */
export const AS_RECOMMENDED: CopyDraft = {
  choices: { pii: 'default', discrimination: 'default', legal: 'default', policy: 'default' },
  values: '',
};

/** Lets a person choose, per category, how a cleaned copy treats its findings, and creates it. */
export function CleaningDialog({
  document,
  analysis,
  draft,
  onDraft,
  onClose,
}: {
  readonly document: Pick<Document, 'id' | 'name'>;
  readonly analysis: Analysis;
  /** Outlives the dialog, so that the next copy begins with it. */
  readonly draft: CopyDraft;
  readonly onDraft: (draft: CopyDraft) => void;
  readonly onClose: () => void;
}) {
  const { choices, values } = draft;
  const problem = validateValues(valuesIn(values));
  const fixing = useFixIssues(document, analysis);
  const [includesKey, setIncludesKey] = useState(false);
  const [namedKey, setNamedKey] = useState<NamedKey | null>(null);
  const make = () => {
    if (problem !== undefined) return;
    fixing.mutate(
      { choices: requestOf(draft), includesKey },
      {
        onSuccess({ key }) {
          if (typeof key === 'object' && 'file' in key) setNamedKey(key);
          else onClose();
        },
      },
    );
  };
  // The copy saves itself; a key is handed out only here.
  const isBusy = fixing.isPending && includesKey;
  if (namedKey !== null) return <SaveKeyDialog namedKey={namedKey} onClose={onClose} />;
  return (
    <Dialog
      title={options.title}
      description={options.intro}
      closeLabel={options.close}
      isBusy={isBusy}
      isForm
      onClose={onClose}
      footer={
        <>
          <Button isBusy={isBusy} onClick={onClose}>
            {options.close}
          </Button>
          <Button variant="primary" isBusy={fixing.isPending} onClick={make}>
            {fixing.isPending ? texts.fix.busy : options.make}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <p aria-hidden className="text-sm text-ink-soft">
          {options.intro}
        </p>
        {CATEGORIES.map((category) => (
          <CategoryChoice
            key={category}
            category={category}
            choice={choices[category]}
            onChange={(choice) =>
              onDraft({ ...draft, choices: { ...choices, [category]: choice } })
            }
          />
        ))}
        <ValuesField
          problem={problem}
          values={values}
          onChange={(next) => onDraft({ ...draft, values: next })}
        />
        <KeyChoice isWanted={includesKey} isFixed={fixing.isPending} onChange={setIncludesKey} />
        <Failure error={fixing.error} />
      </div>
    </Dialog>
  );
}

function ValuesField({
  values,
  problem,
  onChange,
}: {
  readonly values: string;
  readonly problem: string | undefined;
  readonly onChange: (values: string) => void;
}) {
  const { label, hint } = options.values;
  return <TextArea label={label} hint={hint} value={values} error={problem} onChange={onChange} />;
}

function Failure({ error }: { readonly error: Error | null }) {
  return (
    <div role="alert">
      {error !== null && (
        <p className="text-sm text-high">
          {texts.fix.failure}: {cleaningErrorMessage(error)}
        </p>
      )}
    </div>
  );
}

function CategoryChoice({
  category,
  choice,
  onChange,
}: {
  readonly category: Category;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="flex-1 basis-60">
        <p className="flex items-center gap-2 font-medium">
          <CategoryIcon category={category} className="size-4.5" />
          {CATEGORY_NAMES[category]}
        </p>
        {choice === 'default' && (
          <p className="mt-0.5 text-sm text-ink-faint">{options.recommended[category]}</p>
        )}
      </div>
      <Select<Choice>
        label={CATEGORY_NAMES[category]}
        value={choice}
        options={CHOICES}
        onChange={onChange}
        className="w-full sm:w-52"
      />
    </div>
  );
}

function KeyChoice({
  isWanted,
  isFixed,
  onChange,
}: {
  readonly isWanted: boolean;
  /** Whether the copy is being made, so that it is too late to choose. */
  readonly isFixed: boolean;
  readonly onChange: (isWanted: boolean) => void;
}) {
  return (
    <div className="border-t border-line pt-5">
      <Checkbox
        checked={isWanted}
        onChange={(next) => !isFixed && onChange(next)}
        className="font-medium"
      >
        {saving.choice}
      </Checkbox>
      <p className="mt-0.5 text-sm text-ink-faint">{saving.apart}</p>
    </div>
  );
}

function requestOf({ choices, values }: CopyDraft): CleanRequest {
  const categories: CleanRequest['categories'] = {};
  for (const category of CATEGORIES) {
    const choice = choices[category];
    if (choice !== 'default') categories[category] = choice;
  }
  return { categories, values: valuesIn(values) };
}
