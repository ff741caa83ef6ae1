import type { Match, Place } from '#engine/detector.ts';

/** Words that tests put where a password belongs. */
const DUMMY =
  /^(?:test(?:ing|er|user|pass(?:word)?|pw)?|foo(?:bar)?|bar|baz|qux|quux|fake|mock|stub|demo|dummy|abc)[-_]?\d{0,3}$/i;
/** A file or a folder of tests, or a stage that stands for them. */
const OF_TESTS =
  /\b(?:tests?|specs?|fixtures?|mocks?|stubs?|__tests__|testdata|seeds?)[/\\.]|[/\\_.-](?:tests?|specs?|fixtures?|mocks?|testdata)\b|\b(?:fixture|mock|unit test|stub)s?\b/i;

/** Whether a value is a dummy in the data of a test, which opens nothing. */
export function isTestData(value: string, before: string): boolean {
  return DUMMY.test(value) && OF_TESTS.test(before);
}

/** A user of a test and where the test runs, both around a password that opens nothing else. */
const OF_FIXTURE = /\b(?:fixtures?|mock(?:ed)?|stub(?:bed)?|unit tests?|test suite)\b/i;
const NOWHERE = /\blocalhost\b|\b127\.0\.0\.1\b|[@.]example\.(?:com|org|net)\b|\.test\b/i;
const REACH_OF_TESTS = 140;

/** The match, unless it is the password of a made-up user of a test, which opens nothing. */
export function outsideOfTests({ text }: Place, match: Match | undefined): Match | undefined {
  if (match === undefined) return undefined;
  const around = text.slice(Math.max(0, match.start - REACH_OF_TESTS), match.end + REACH_OF_TESTS);
  return OF_FIXTURE.test(around) && NOWHERE.test(around) ? undefined : match;
}
