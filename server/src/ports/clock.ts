/** The time of day, injected so that tests can set it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
}
