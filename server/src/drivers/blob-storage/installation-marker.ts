/** The marker's name. It is not a valid blob key, so it is never listed, moved or removed as a blob. */
export const INSTALLATION_MARKER = 'installation';

/** A file beside the blobs that records which installation owns them. */
export interface InstallationMarker {
  /** The id of the owning installation; undefined when unclaimed. */
  read(): Promise<string | undefined>;
  /** Writes an id if there is none, and returns the id that is there afterwards. */
  claim(id: string): Promise<string>;
  /** Releases the location for the next claimant. */
  remove(): Promise<void>;
}
