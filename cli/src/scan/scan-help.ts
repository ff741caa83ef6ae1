/** The output of `proviso scan --help`. */
export const SCAN_HELP = `Usage: proviso scan [options] FILE… | -

Looks for personal data, discriminatory language, legal risks and policy violations in PDF, Word (.docx, .doc)
and text files. Files of other names are told by their content: .csv, .json, .env, .py, .log, a PDF without a name's
end … Nothing leaves this machine. A single - reads the standard input.

Options:
  --format text|json|jsonl|csv|sarif   how to print the findings (text)
  --category NAME[,NAME…]              only pii, discrimination, legal or policy (all)
  --policy NAME|FILE                   a policy pack: contracts, gdpr, general, hipaa, hr, pci-dss, or one of yours
  --fail-on low|medium|high            the mildest severity that makes the exit code 1 (low)
  --baseline FILE                      leave out what the JSON output of an earlier scan lists
  --files-from FILE|-                  scan what a list names too, such as that of git ls-files -z or find -print0
  --show-values                        print secrets and identifiers as they are, not masked
  -h, --help                           print this help

Exit code: 0 nothing at or above the level, 1 findings, 2 a wrong option, or an input that could not be read or held
nothing to read.
`;
