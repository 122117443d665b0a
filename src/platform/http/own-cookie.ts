type Options = {
  /** Pages that get it. */
  path: string
  /** How long the browser keeps it, in seconds; 0 forgets it. */
  seconds: number
  /** Whether a link of another site brings it along; by default not. */
  sameSite?: 'Strict' | 'Lax'
}

/**
 * A cookie that no script reads, and that travels encrypted wherever the site does: it may hold names
 * and addresses.
 */
export function ownCookie(
  name: string,
  value: string,
  { path, seconds, sameSite = 'Strict' }: Options,
): string {
  // Read from the environment itself: the whole configuration is no part of this rule.
  const secure = process.env.PUBLIC_URL?.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`
}
