import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { SquareButton } from '#web/ui/square-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { texts } from '../texts.ts';

/** A password field, masked until the user reveals it. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const label = isShown ? texts.hidePassword : texts.showPassword;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <SquareButton label={label} title={label} onClick={() => setIsShown(!isShown)}>
          <Icon aria-hidden className="size-4.5" />
        </SquareButton>
      }
    />
  );
}
