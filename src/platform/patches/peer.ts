import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Header that only this server writes: the other end of the connection. */
export const PEER_HEADER = 'x-patte-peer'

type Started = { request: IncomingMessage; socket: Socket }

/**
 * Writes on each request, before anybody reads it, from where the connection
 * comes; what the sender wrote there is replaced. Next.js shows a route no
 * socket, and believes any `x-forwarded-for`. Called once when the server starts.
 */
export function recordPeer(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, socket } = message as Started
    request.headers[PEER_HEADER] = socket.remoteAddress ?? ''
  })
}
