/** The output of `proviso clean --help`. */
export const CLEAN_HELP = `Usage: proviso clean [options] FILE -o OUT

Writes a cleaned copy in the same format: personal data and secrets become labels such as [PERSON-1], biased wording
is replaced with the suggestion, legal risks get a comment. Properties, hidden text and other unseen content are
stripped. The copy is reopened and searched before it is written; if a removed value is still in it, nothing is
written. What could not be read, such as a drawing, is named. Nothing leaves this machine.

Options:
  -o, --output OUT            the file to write, not the input itself; a new file gets the input's rights
  --treat NAME=TREATMENT,…    for a category or a type: label, remove, suggest, comment or keep
  --remove VALUE              remove this value everywhere; may be given several times. One that is not found is named
  --values-file FILE          remove every line of this file as a value
  --policy NAME|FILE          a policy, which decides what counts
  --certificate FILE          write the record of what was done and checked, as JSON
  --key FILE                  write what each label stands for, as JSON readable only by you, for proviso put-back;
                              an existing file is not overwritten. Keep it separate from the copy
  -h, --help                  print this help

Exit code: 0 written, 1 not written because the proof failed, 2 the input could not be read, a file could not be
written, or an option is invalid.
`;
