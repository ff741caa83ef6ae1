/**
 * Tells zod not to compile validators with `new Function`: the content security policy blocks that, and even the
 * blocked attempt is reported as a violation. Zod reads this object while its schemas are built, so this module must be
 * the app's first import.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
