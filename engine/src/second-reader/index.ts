export { type AskedType, askedTypes } from './asked-types.ts';
export { CERTAINTIES, type Certainty, type Claim } from './claim.ts';
export { type Conclusion, prepareSecondReading, type SecondReading } from './second-reading.ts';
