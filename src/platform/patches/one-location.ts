import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

type Started = { response: ServerResponse }

/** Where Next.js sends whoever asks for the data of a page at the address of the page itself. */
const isForData = (location: unknown): boolean => /[?&]_rsc(?:[=&]|$)/.test(String(location))

/**
 * A page that is kept and redirects gets its `Location` twice from Next.js on its first
 * visit (once while it is made, once from what was kept), which some clients read as
 * one broken address. The same address is written once. And a redirection that Next.js gives for
 * a header of the request (`RSC`) is kept by no proxy: it carries the caching of the page, and
 * whoever sends that header would send all others elsewhere. Called when the server starts.
 * Source: github.com/vercel/next.js/issues/82117.
 */
export function sayLocationOnce(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as Started
    const append = response.appendHeader.bind(response)
    const set = response.setHeader.bind(response)
    response.appendHeader = (name, value) => {
      const isRepeated = name.toLowerCase() === 'location' && response.getHeader(name) === value
      return isRepeated ? response : append(name, value)
    }
    response.setHeader = (name, value) => {
      if (name.toLowerCase() === 'location' && isForData(value)) {
        set('cache-control', 'private, no-store')
      }
      return set(name, value)
    }
  })
}
