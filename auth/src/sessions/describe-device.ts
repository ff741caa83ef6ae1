/** What browsers call themselves, the telling ones first: many claim to be others as well. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\b(?:OPR|Opera)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//u],
  ['Safari', /\bSafari\//u],
] as const;

const SYSTEMS = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/u],
  ['Android', /\bAndroid\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\b(?:Macintosh|Mac OS X)\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Linux', /\bLinux\b/u],
] as const;

/**
 * The family of a browser and its system, such as `Firefox on Linux`, in words of ours alone: a stranger can send any
 * user agent, and what this gives is shown in mails.
 */
export function describeDevice(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (system === undefined) return browser ?? 'An unknown program';
  return `${browser ?? 'A program'} on ${system}`;
}
