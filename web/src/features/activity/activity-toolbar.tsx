import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { CONTROL } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { type ActivityFilter, KIND_CHOICES } from './activity-filter.ts';
import { downloadActivity } from './read-activity.ts';
import { texts } from './texts.ts';

const KINDS = KIND_CHOICES.map((value) => ({
  value,
  name: value === 'all' ? texts.all : texts.kinds[value],
}));

/** Filters the activity, and downloads it as a file. */
export function ActivityToolbar({
  filter,
  onChange,
}: {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}) {
  const download = useMutation({
    mutationFn: () => downloadActivity(filter),
    onError: () => showToast(texts.downloadFailed, undefined, 'destructive'),
  });
  return (
    <fieldset aria-label={texts.filter} className="flex flex-wrap items-end gap-3 print:hidden">
      <Select
        label={texts.kind}
        value={filter.kind}
        options={KINDS}
        onChange={(kind) => onChange({ ...filter, kind })}
        className="w-full sm:w-64"
      />
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className="flex items-center gap-2 text-sm max-sm:w-full">
          <span className="max-sm:w-10">{texts[end]}</span>
          <input
            type="date"
            value={filter[end]}
            onChange={({ target }) => onChange({ ...filter, [end]: target.value })}
            className={`${CONTROL} h-10 min-w-0 flex-1`}
          />
        </label>
      ))}
      <Button
        isBusy={download.isPending}
        onClick={() => download.mutate()}
        className="max-sm:w-full sm:ml-auto"
      >
        <Download aria-hidden className="size-4" />
        {texts.download}
      </Button>
    </fieldset>
  );
}
