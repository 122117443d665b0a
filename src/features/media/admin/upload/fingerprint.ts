/**
 * The SHA-256 of a file, in hexadecimal; null where the browser has no such function
 * (a site that is not served by https).
 */
export async function fingerprint(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
