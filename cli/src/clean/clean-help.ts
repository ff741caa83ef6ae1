/** The output of `proviso clean --help`. */
export const CLEAN_HELP = `Usage: proviso clean [options] FILE -o OUT

Writes a copy in the same format in which what was found is gone: personal data and secrets become labels such as
[PERSON-1], biased wording becomes the suggested one, legal risks get a remark. Properties, hidden text and other
unseen content are stripped. The copy is opened anew and searched before it is written; if anything is still in it,
nothing is written. Nothing leaves this machine.

Options:
  -o, --output OUT            the file to write
  --treat NAME=TREATMENT,…    for a category or a type: label, remove, suggest, comment or keep
  --remove VALUE              take this out wherever it stands; may be given several times
  --values-file FILE          take out every line of this file
  --policy NAME|FILE          a policy pack, which says what counts
  --certificate FILE          write the record of what was done and checked, as JSON
  --key FILE                  write what each label stands for, as JSON that its owner alone may read, for proviso put-back;
                              a file that is there is not written over. Keep it apart from the copy
  -h, --help                  print this help

Exit code: 0 written, 1 not written because the proof failed, 2 the input could not be read or a wrong option.
`;
