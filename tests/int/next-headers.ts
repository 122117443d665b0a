// In the place of `next/headers` (vitest.config.ts), which needs a request that Next.js serves.

let sent: Headers | undefined

/** What the next action finds in the headers of its request; without them there is no request. */
export function sendHeaders(headers?: Headers): void {
  sent = headers
}

/** @throws as Next.js does outside a request */
export async function headers(): Promise<Headers> {
  if (!sent) throw new Error('`headers` was called outside a request scope')
  return sent
}
