import { Monitor, Moon, Sun } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';

import { chooseTheme, THEMES, useTheme } from '#web/lib/theme.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';

import { texts } from './texts.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light, dark, or as the system has it; remembered in this browser. */
export function ThemeSwitch() {
  const theme = useTheme();
  const choose = (value: string) => {
    const chosen = THEMES.find((name) => name === value);
    if (chosen) chooseTheme(chosen);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={texts.theme}
      value={theme}
      onValueChange={choose}
      className="inline-flex rounded-md border border-line bg-sunken p-0.5"
    >
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <Tooltip key={name} text={texts.themes[name]}>
            <ToggleGroup.Item
              value={name}
              aria-label={texts.themes[name]}
              className="rounded-sm p-1.5 text-ink-faint transition-colors hover:text-ink aria-checked:bg-surface aria-checked:text-ink aria-checked:shadow-sm"
            >
              <Icon aria-hidden className="size-4" />
            </ToggleGroup.Item>
          </Tooltip>
        );
      })}
    </ToggleGroup.Root>
  );
}
