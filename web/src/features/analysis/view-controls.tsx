import { useMemo, useRef } from 'react';

import {
  CATEGORIES,
  CATEGORY_NAMES,
  DESCENDING_SEVERITIES,
  SEVERITY_NAMES,
  type Category,
  type Severity,
} from '#web/product/categories.ts';
import { Select } from '#web/ui/select.tsx';

import type { FindingOrder, FindingOrigin, FindingState, FindingView } from './finding-view.ts';
import { texts } from './texts.ts';
import { useShortcuts } from './viewer/use-shortcuts.ts';

const CATEGORY_OPTIONS = [
  { value: 'all', name: texts.filters.allCategories } as const,
  ...CATEGORIES.map((value) => ({ value, name: CATEGORY_NAMES[value] })),
];
const SEVERITY_OPTIONS = [
  { value: 'all', name: texts.filters.allSeverities } as const,
  ...DESCENDING_SEVERITIES.map((value) => ({ value, name: SEVERITY_NAMES[value] })),
];
const STATE_OPTIONS = [
  { value: 'all', name: texts.filters.allStates },
  { value: 'open', name: texts.filters.states.open },
  { value: 'dismissed', name: texts.filters.states.dismissed },
  { value: 'new', name: texts.filters.states.new },
] as const;
const STATE_OPTIONS_ALONE = STATE_OPTIONS.filter(({ value }) => value !== 'new');
const ORDER_OPTIONS = [
  { value: 'text', name: texts.filters.orders.text },
  { value: 'severity', name: texts.filters.orders.severity },
] as const;
const SOURCE_OPTIONS = [
  { value: 'all', name: texts.filters.allSources },
  { value: 'proviso', name: texts.filters.sources.proviso },
  { value: 'language-model', name: texts.filters.sources['language-model'] },
  { value: 'person', name: texts.filters.sources.person },
] as const;

/** The filters and the order of findings. */
export function ViewControls({
  view,
  hasSources,
  hasVersions,
  onChange,
}: {
  readonly view: FindingView;
  /** Whether findings come from more than one source. */
  readonly hasSources: boolean;
  /** Whether there is a previous version, so that findings can be new. */
  readonly hasVersions: boolean;
  readonly onChange: (view: FindingView) => void;
}) {
  const controls = useRef<HTMLFieldSetElement>(null);
  useShortcuts(useMemo(() => ({ f: () => focusFirst(controls.current) }), []));
  return (
    <fieldset
      ref={controls}
      className="grid basis-full grid-cols-2 gap-2 max-[22rem]:grid-cols-1 sm:gap-3 print:hidden"
    >
      <legend className="visually-hidden">{texts.filters.label}</legend>
      <Select<Category | 'all'>
        label={texts.filters.category}
        value={view.category}
        options={CATEGORY_OPTIONS}
        onChange={(category) => onChange({ ...view, category })}
        className="w-full"
      />
      <Select<Severity | 'all'>
        label={texts.filters.severity}
        value={view.severity}
        options={SEVERITY_OPTIONS}
        onChange={(severity) => onChange({ ...view, severity })}
        className="w-full"
      />
      <Select<FindingState | 'all'>
        label={texts.filters.state}
        value={view.state}
        options={hasVersions ? STATE_OPTIONS : STATE_OPTIONS_ALONE}
        onChange={(state) => onChange({ ...view, state })}
        className="w-full"
      />
      {hasSources && (
        <Select<FindingOrigin | 'all'>
          label={texts.filters.source}
          value={view.source}
          options={SOURCE_OPTIONS}
          onChange={(source) => onChange({ ...view, source })}
          className="w-full"
        />
      )}
      <Select<FindingOrder>
        label={texts.filters.order}
        value={view.order}
        options={ORDER_OPTIONS}
        onChange={(order) => onChange({ ...view, order })}
        className="w-full"
      />
    </fieldset>
  );
}

function focusFirst(controls: HTMLElement | null): void {
  controls?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
}
