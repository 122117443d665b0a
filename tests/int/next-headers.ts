// In the place of `next/headers` (vitest.config.ts), which needs a request that Next.js serves.

let sent = new Headers()

/** What the next action finds in the headers of its request. */
export function sendHeaders(headers: Headers): void {
  sent = headers
}

export const headers = () => Promise.resolve(sent)
