import { Keyboard } from 'lucide-react';
import { useMemo, useState } from 'react';

import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

import { setSingleKeyShortcuts, useSingleKeyShortcuts } from './single-key-shortcuts.ts';
import { texts } from './texts.ts';
import { useShortcuts } from './use-shortcuts.ts';

const { keys } = texts;

const SHORTCUTS = [
  { names: ['j', 'n'], action: keys.next },
  { names: ['k', 'p'], action: keys.previous },
  { names: ['Enter'], action: keys.go },
  { names: ['d'], action: keys.dismiss },
  { names: ['m'], action: keys.mark },
  { names: ['f'], action: keys.filter },
  { names: ['?'], action: keys.help },
] as const;

/** The button and the key that open the list of keyboard shortcuts. */
export function ShortcutsHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(useMemo(() => ({ '?': () => setIsOpen(true) }), []));
  return (
    <>
      <IconButton label={keys.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden className="size-5" />
      </IconButton>
      {isOpen && (
        <Dialog
          title={keys.open}
          description={keys.description}
          closeLabel={keys.close}
          onClose={() => setIsOpen(false)}
        >
          <Shortcuts />
        </Dialog>
      )}
    </>
  );
}

function Shortcuts() {
  const isOn = useSingleKeyShortcuts();
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {SHORTCUTS.map(({ names, action }) => (
          <div key={action} className="contents">
            <dt className="flex items-center gap-2 text-sm text-ink-faint">
              {names.map((name, index) => (
                <span key={name} className="flex items-center gap-2">
                  {index > 0 && keys.or}
                  <kbd className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 font-mono text-sm text-ink">
                    {name}
                  </kbd>
                </span>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex items-start gap-3 border-t border-line pt-5">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => setSingleKeyShortcuts(event.target.checked)}
          className="tick-box mt-1 size-4 rounded-sm"
        />
        <span>
          {keys.enabled}
          <span className="block text-sm text-ink-faint">{keys.enabledHint}</span>
        </span>
      </label>
    </>
  );
}
