import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

type Started = { response: ServerResponse }

/**
 * A page that is kept and redirects gets its `Location` twice from Next.js on its first
 * visit (once while it is made, once from what was kept), which some clients read as
 * one broken address. The same address is written once. Called when the server starts.
 */
export function sayLocationOnce(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as Started
    const append = response.appendHeader.bind(response)
    response.appendHeader = (name, value) => {
      const isRepeated = name.toLowerCase() === 'location' && response.getHeader(name) === value
      return isRepeated ? response : append(name, value)
    }
  })
}
