/** Why a backup was not made or restored, worded for the operator. */
const BACKUP_ERRORS = {
  'backup.usage': 'The command is not complete, or not known. Try proviso backup --help.',
  'backup.no_installation': 'There is nothing to back up: PROVISO_DATA_DIR names no data folder.',
  'backup.nothing_held':
    'Nothing lies in the data folder that this command could back up: the database, the documents and the key are elsewhere.',
  'backup.file_exists': 'The file is there already. Nothing was written.',
  'backup.documents_missing':
    'Documents that the database knows are not where these settings say. Run this with the settings of the server (BLOB_STORE), and with its volumes mounted. Nothing was written. If their files are lost for good, --leave-out-missing makes a backup without them.',
  'backup.not_written':
    'A file cannot be written. Check the folder, its permissions and the room on the disk.',
  'backup.no_file': 'The file cannot be read.',
  'backup.damaged': 'The file is no backup, or it is damaged. Nothing was restored.',
  'backup.newer_format':
    'The backup was made by a newer version of this program. Restore it with that version.',
  'backup.folder_in_use':
    'The data folder is not empty. Nothing was restored: PROVISO_DATA_DIR has to name a new or an empty folder.',
  'backup.key_missing':
    'The backup does not hold the master key. Set PROVISO_MASTER_KEY to the key of that installation.',
  'backup.key_differs':
    'The backup was made under another master key than PROVISO_MASTER_KEY. Nothing was restored.',
  'backup.database_elsewhere':
    'The backup holds a SQLite database, and DATABASE_URL names another. Unset it to restore.',
  'backup.bucket_elsewhere':
    'The backup holds documents for the data folder, and BLOB_STORE names a bucket. Unset it to restore.',
} as const;
export type BackupErrorCode = keyof typeof BACKUP_ERRORS;

/** An expected refusal of `proviso backup` or `proviso restore`. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: BackupErrorCode;

  constructor(code: BackupErrorCode, options?: ErrorOptions) {
    super(BACKUP_ERRORS[code], options);
    this.code = code;
  }
}
