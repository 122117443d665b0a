let sent = new Headers()

/** What the next action finds in the headers of its request. */
export function sendHeaders(headers: Headers): void {
  sent = headers
}

/** In the place of `next/headers`, which a test has not; it must import nothing that needs it. */
export const nextHeaders = { headers: () => Promise.resolve(sent) }
