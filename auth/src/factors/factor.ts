/** A factor is unusable until a first code has shown that the user's device has its secret. */
export type FactorStatus = 'unverified' | 'verified';

/** A device that generates one-time codes (TOTP, RFC 6238); only the store sees its secret. Times in milliseconds. */
export interface Factor {
  /** A UUID. */
  readonly id: string;
  readonly userId: string;
  /** May be empty. */
  readonly friendlyName: string;
  readonly status: FactorStatus;
  readonly lastChallengedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}
