import type { PaidPlan } from '@proviso/contracts';

import { Button } from '#web/ui/button.tsx';

import { describeCancellation, describeChange, type Running } from './describe-plan.ts';
import { Question } from './question.tsx';
import { Refusal } from './refusal.tsx';
import { texts } from './texts.ts';
import type { PortalControl } from './use-portal.ts';

const { portal: words, planNames } = texts;

interface QuestionProps extends Pick<PortalControl, 'act' | 'isBusy' | 'error'> {
  readonly subscription: Running;
  readonly onDecline: () => void;
}

/** Asks before a cancellation. */
export function CancelQuestion({ subscription, act, isBusy, error, onDecline }: QuestionProps) {
  return (
    <Question
      title={words.cancelSure(planNames[subscription.plan])}
      text={describeCancellation(subscription)}
      error={<Refusal error={error} />}
    >
      <Button variant="primary" size="small" isBusy={isBusy} onClick={onDecline}>
        {words.cancelKeep}
      </Button>
      <Button
        variant="caution"
        size="small"
        isBusy={isBusy}
        onClick={() => act({ kind: 'renewal', isEnding: true })}
      >
        {isBusy ? words.busy : words.cancelConfirm}
      </Button>
    </Question>
  );
}

/** Asks before a change of the plan; after the card was refused, for another one. */
export function ChangeQuestion({
  subscription,
  wanted,
  used,
  act,
  isBusy,
  error,
  isCardRefused,
  onAskCard,
  onDecline,
}: QuestionProps & {
  readonly wanted: PaidPlan;
  readonly used: number;
  readonly isCardRefused: boolean;
  readonly onAskCard: () => void;
}) {
  return (
    <Question
      title={words.wanted(planNames[wanted])}
      text={describeChange(subscription, wanted, used)}
      error={<Refusal error={error} />}
    >
      {isCardRefused && (
        <Button variant="primary" size="small" onClick={onAskCard}>
          {words.updateCard}
        </Button>
      )}
      <Button
        variant={isCardRefused ? 'secondary' : 'primary'}
        size="small"
        isBusy={isBusy}
        onClick={() => act({ kind: 'plan', plan: wanted })}
      >
        {isBusy ? words.busy : words.change(planNames[wanted])}
      </Button>
      <Button size="small" isBusy={isBusy} onClick={onDecline}>
        {words.notNow}
      </Button>
    </Question>
  );
}
