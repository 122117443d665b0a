import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Started = { request: IncomingMessage; response: ServerResponse }

const POLICY = 'content-security-policy'
const CONNECT = "connect-src 'self'"

/** A content security policy under which pages may also send to that origin. */
export const withConnection = (policy: string, origin: string): string =>
  policy.replace(CONNECT, `${CONNECT} ${origin}`)

/**
 * Lets the pages of the admin write files straight into the object storage. Next.js settles its
 * headers when the program is built, and the storage is only known when it starts. Called once
 * when the server starts.
 * @param origin of the signed addresses, as a browser writes it
 */
export function allowDirectUploads(origin: string): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started
    if (!/^\/admin(?:[/?]|$)/.test(request.url ?? '')) return
    const set = response.setHeader.bind(response)
    response.setHeader = (name, value) =>
      name.toLowerCase() === POLICY && typeof value === 'string'
        ? set(name, withConnection(value, origin))
        : set(name, value)
  })
}
