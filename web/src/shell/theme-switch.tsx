import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';

import { chooseTheme, THEMES, useTheme } from '#web/lib/theme.ts';

import { texts } from './texts.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light, dark or system; stored in this browser. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const group = useId();
  return (
    <fieldset className="inline-flex self-start rounded-md border border-line bg-sunken p-0.5">
      <legend className="visually-hidden">{texts.theme}</legend>
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <label
            key={theme}
            title={texts.themes[theme]}
            className="cursor-pointer rounded-sm p-1.5 text-ink-faint transition-colors hover:text-ink has-checked:bg-selected has-checked:text-accent has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              aria-label={texts.themes[theme]}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="visually-hidden"
            />
            <Icon aria-hidden className="size-4" />
          </label>
        );
      })}
    </fieldset>
  );
}
