export * from './analysis.ts';
export * from './configuration.ts';
export * from './document.ts';
export * from './error.ts';
export * from './limits.ts';
export * from './profile.ts';
export * from './report.ts';
export * from './subscription.ts';
