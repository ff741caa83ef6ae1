import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { FormError } from '../form-error.tsx';
import { useGuardedChange } from '../reauthentication/use-guarded-change.tsx';
import { refreshSecurity, setLoginNotifications } from '../settings/account-security.ts';
import { SettingRow } from '../settings/setting-row.tsx';
import { texts } from '../settings/texts.ts';
import { useHasMail } from '../use-has-mail.ts';

const { security: words } = texts;

/** The switch for mails about sign-ins from new places. */
export function LoginNotifications({ isOn }: { readonly isOn: boolean }) {
  const hasMail = useHasMail();
  const change = useGuardedChange(
    async (wanted: boolean) => {
      await setLoginNotifications(wanted);
      await refreshSecurity();
      return wanted;
    },
    (wanted) => showToast(wanted ? words.noticesOn : words.noticesOff),
  );
  return (
    <SettingRow
      title={words.notices}
      text={hasMail ? words.noticesText : `${words.noticesText} ${words.noticesOutbox}`}
      badge={
        <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? texts.enabled : texts.notEnabled}</Badge>
      }
      action={
        <Button isBusy={change.isPending} onClick={() => change.start(!isOn)}>
          {isOn ? words.turnOff : words.turnOn}
          <span className="visually-hidden"> {words.notices}</span>
        </Button>
      }
    >
      {change.error !== undefined && <FormError message={change.error} />}
      {change.proof}
    </SettingRow>
  );
}
