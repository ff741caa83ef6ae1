/** The output of `proviso scan --help`. */
export const SCAN_HELP = `Usage: proviso scan [options] FILE… | -

Scans PDF, Word (.docx, .doc) and text files for personal data, discriminatory language, legal risks and policy
violations. Files with other names are recognized by their content: .csv, .json, .env, .py, .log, a PDF without an
extension … Nothing leaves this machine. Use - to read standard input.

Options:
  --format text|json|jsonl|csv|sarif   how to print the findings (text)
  --category NAME[,NAME…]              only pii, discrimination, legal or policy (all)
  --policy NAME|FILE                   a policy: contracts, gdpr, general, hipaa, hr, pci-dss, or a file of your own
  --fail-on low|medium|high            the lowest severity that makes the exit code 1 (low)
  --fail-on-unread                     make the exit code 2 where part of a document was not read, such as pictures
  --baseline FILE                      leave out findings listed in the JSON output of an earlier scan
  --files-from FILE|-                  also scan the files in a list, such as that of git ls-files -z or find -print0
  --allow-empty-list                   accept a list that names no file, as a hook may have; otherwise the exit code is 2
  --skip-empty                         leave out empty files and blank texts, which are otherwise not read
  --show-values                        print secrets and identifiers as they are, not masked
  -h, --help                           print this help

Exit code: 0 nothing at or above the level in what was read, 1 findings, 2 an invalid option, an input that could not be
read or contained no text, with --fail-on-unread one that was read in part, or output that could not be written.
`;
