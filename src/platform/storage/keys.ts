const KEY = /^(?:public|private)(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/
const MAX_LENGTH = 400

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
}

/** Is this the name of a file of ours: a plain relative path under one of the two prefixes? */
export function isKey(key: string): boolean {
  return key.length <= MAX_LENGTH && KEY.test(key) && !key.includes('..')
}

/** @throws {Error} for what is no key */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${key}`)
  return key
}

/** @throws {Error} for what is no folder of ours; the two roots are */
export function checkFolder(folder: string): string {
  return folder === 'public' || folder === 'private' ? folder : checkKey(folder)
}

/** Type under which a file is served, from its name: the one thing that never lies about it. */
export function typeOfKey(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1).toLowerCase()
  return TYPES[extension] ?? 'application/octet-stream'
}

/** Header by which a browser saves the file under a name instead of showing it. */
export function attachment(fileName: string): string {
  if (/^[\w .-]+$/.test(fileName)) return `attachment; filename="${fileName}"`
  const encoded = encodeURIComponent(Buffer.from(fileName).toString()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
