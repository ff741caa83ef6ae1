import { PaymentsUnavailableError } from '#server/ports/payments.ts';

import { paymentsUnavailable } from './errors.ts';

/** Turns an unreachable payment service into an answer for the user, and logs it for the operator. */
export function withPaymentErrors(log: { error(fields: object, message: string): void }) {
  return async <Result>(request: () => Promise<Result>): Promise<Result> => {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof PaymentsUnavailableError)) throw error;
      log.error({ error }, 'the payment service does not do what it is asked');
      throw paymentsUnavailable();
    }
  };
}
