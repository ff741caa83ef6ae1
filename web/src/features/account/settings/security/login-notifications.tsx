import { FormError } from '#web/features/account/form-error.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { refreshSecurity, setLoginNotifications } from '../account-security.ts';
import { useGuardedChange } from '../proof/use-guarded-change.tsx';
import { SettingRow } from '../setting-row.tsx';
import { texts } from '../texts.ts';

const { security: words } = texts;

/** The switch of the mails about sign-ins in new places. */
export function LoginNotifications({ isOn }: { readonly isOn: boolean }) {
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
      text={words.noticesText}
      badge={
        <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? texts.enabled : texts.notEnabled}</Badge>
      }
      action={
        <Button size="small" disabled={change.isPending} onClick={() => change.start(!isOn)}>
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
