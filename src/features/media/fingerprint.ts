import { createHash } from 'node:crypto'

/** Fingerprint of bytes, as the library compares them: SHA-256 in lowercase hexadecimal. */
export const fingerprint = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
