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
