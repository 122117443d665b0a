const SAFE = /^(?:https?:\/\/[^/]|mailto:[^?\s]|tel:[+\d]|#|\/(?!\/))/i
const SAFE_IMAGE = /^(?:https?:\/\/[^/]|\/(?!\/))/i

// Browsers drop control characters and read a backslash as a slash: « /\t/host »
// and « /\host » would leave the site.
const isPlain = (url: string) => !/[\u0000-\u0020\u007f\\]/.test(url)

/**
 * Whether an address may be put in a link: http, https, mailto, tel, or
 * relative to the site (`/…`, `#…`). Never `javascript:`, `data:` or `//host`.
 */
export function isSafeUrl(url: string): boolean {
  return isPlain(url) && SAFE.test(url)
}

/** Whether an address may be the source of a picture: http, https or `/…`. */
export function isSafeImageUrl(url: string): boolean {
  return isPlain(url) && SAFE_IMAGE.test(url)
}
