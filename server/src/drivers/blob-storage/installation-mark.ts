/** How the mark is called: no key of a blob, so that it is never listed, moved or removed as one. */
export const INSTALLATION_MARK = 'installation';

/** What stands beside the blobs and tells whose they are. */
export interface InstallationMark {
  /** The id of the installation that the blobs belong to; undefined where none has claimed them. */
  read(): Promise<string | undefined>;
  /** Writes an id where there is none, and gives the one that is there then. */
  claim(id: string): Promise<string>;
  /** Lets the place go, to whoever claims it next. */
  remove(): Promise<void>;
}
