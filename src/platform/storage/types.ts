/** A file as it is served. */
export type StoredFile = { bytes: Buffer; size: number }

/**
 * Where files live, whatever keeps them. Keys are relative paths such as
 * `media/3f2a….jpg`; a key that leaves its folder is refused.
 */
export type Storage = {
  /** Local folder in which Payload writes the files of a collection. */
  folder: (name: string) => string
  /** @throws when the key is not a plain relative path. */
  write: (key: string, bytes: Buffer) => Promise<void>
  /** The file, or `null` when there is none. */
  read: (key: string) => Promise<StoredFile | null>
  remove: (key: string) => Promise<void>
  /** Resolves when files can be written and read now. @throws otherwise. */
  check: () => Promise<void>
}
