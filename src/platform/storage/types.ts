/** A file as it is served; its type follows from its key. */
export type StoredFile = { stream: ReadableStream<Uint8Array>; size: number; type: string }

type SignedOptions = {
  /** How long the address works; 7 days at most. */
  seconds: number
  /** What the browser proposes to call the file. */
  fileName: string
}

type UploadOptions = {
  /** Exactly that many bytes; the storage refuses any other number. */
  size: number
  /** Exactly that type. */
  type: string
  /** How long the address works; 7 days at most. */
  seconds: number
}

/** How a browser writes one file into the storage, by PUT. */
export type SignedUpload = {
  url: string
  /** To be sent as they are. */
  headers: Record<string, string>
}

/**
 * Where files live, whatever keeps them. Keys are relative paths under
 * `public/` (served to whoever knows the name) or `private/` (only by a signed
 * address or after a check of rights), such as `public/media/3f2a….jpg`.
 * Every operation throws `StorageDownError` when the storage cannot answer, and
 * an `Error` for a key that leaves its folder.
 */
export type Storage = {
  /** Writes the file whole or not at all, over an earlier one. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** {@link Storage.write} of a file of this machine, by its path: its bytes are never all in memory. */
  writeFrom: (key: string, file: string) => Promise<void>
  /** The bytes of the file, or `null` when there is none. */
  read: (key: string) => Promise<Buffer | null>
  /** The file as a stream, or `null` when there is none. */
  open: (key: string) => Promise<StoredFile | null>
  exists: (key: string) => Promise<boolean>
  /** Keys of the files in a folder and below, in alphabetical order. */
  list: (folder: string) => Promise<string[]>
  /** Nothing happens when there is no such file. */
  remove: (key: string) => Promise<void>
  /** An address by which anybody reads the file, as a download, until it expires. */
  signedUrl: (key: string, options: SignedOptions) => Promise<string>
  /**
   * An address by which a browser writes one file, once or again, until it expires; `null`
   * where files come through this server alone. What it writes there is believed in nothing.
   */
  signedUpload: (key: string, options: UploadOptions) => Promise<SignedUpload | null>
  /** Resolves when files can be written and read now. @throws otherwise. */
  check: () => Promise<void>
}
