import { LogOut } from 'lucide-react';

import { endSession } from '#web/features/account/session/session.ts';
import { useAccount } from '#web/features/account/session/use-session.ts';
import { leaveScreen } from '#web/lib/navigation/leave-screen.ts';
import { SquareButton } from '#web/ui/square-button.tsx';

import { Navigation } from './navigation.tsx';
import { texts } from './texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Links to every screen, the signed-in person, and the sign-out button. */
export function Sidebar() {
  return (
    <Navigation
      foot={
        <>
          <ThemeSwitch />
          <Person />
        </>
      }
    />
  );
}

function Person() {
  const { profile } = useAccount();
  return (
    <div className="flex items-center gap-2 border-t border-line pt-4">
      <div className="min-w-0 flex-1 px-2">
        <p className="truncate text-sm font-semibold" title={profile.name}>
          {profile.name}
        </p>
        <p className="truncate text-sm text-ink-faint capitalize">{profile.role}</p>
      </div>
      <SquareButton
        label={texts.logout}
        title={texts.logout}
        onClick={() => leaveScreen(() => void endSession())}
      >
        <LogOut aria-hidden className="size-4.5" />
      </SquareButton>
    </div>
  );
}
