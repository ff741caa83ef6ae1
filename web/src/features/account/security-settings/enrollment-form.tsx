import { CopyButton } from '#web/ui/copy-button.tsx';

import { CodeForm } from '../code-form.tsx';
import { texts } from '../settings/texts.ts';
import { finishEnrollment, type Enrollment } from './two-factor.ts';

const { twoFactor: words } = texts;

/** Shows the secret of a new authenticator app as a QR code and as text, and asks for the first code. */
export function EnrollmentForm({
  enrollment,
  onDone,
}: {
  readonly enrollment: Enrollment;
  readonly onDone: () => void;
}) {
  const verify = async (code: string) => {
    await finishEnrollment(enrollment.factorId, code);
    onDone();
  };
  return (
    <div className="space-y-5">
      <p className="text-sm text-ink-soft">{words.scan}</p>
      <div className="flex flex-wrap items-center gap-5">
        {/* Black on white in either theme, so that cameras can read it. */}
        <img
          src={enrollment.qrCode}
          alt={words.qrCode}
          className="size-44 rounded-md bg-[#fff] p-2"
        />
        <div className="min-w-0 flex-1 basis-48 text-sm">
          <p className="font-medium">{words.secret}</p>
          {/* The gaps are only visual spacing: selected and copied text has none. */}
          <p className="mt-1 mb-3 flex flex-wrap gap-x-[1ch] font-mono select-all" data-secret>
            {groupsOf(enrollment.secret).map(({ start, text }) => (
              <span key={start}>{text}</span>
            ))}
          </p>
          <CopyButton text={enrollment.secret} label={words.copySecret} />
        </div>
      </div>
      <CodeForm
        label={words.code}
        hint={words.codeHint}
        submitLabel={words.verify}
        verify={verify}
      />
    </div>
  );
}

/** Groups of four are easy to type. */
function groupsOf(secret: string): { start: number; text: string }[] {
  return Array.from(secret.matchAll(/.{1,4}/gu), ({ index, 0: text }) => ({ start: index, text }));
}
