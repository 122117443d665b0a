import { deflateRawSync, inflateRawSync } from 'node:zlib'

import { ownCookie } from './own-cookie'

/** A browser keeps 4096 characters of one cookie. */
const CHUNK = 3500
/** Bytes that a value may unfold to: what we wrote ourselves is far smaller. */
const UNFOLDED = 131_072

type Kind = {
  /** What the names of its cookies begin with. */
  prefix: string
  /** Cookies that one value may take. */
  chunks: number
  /** How long the browser keeps it. */
  seconds: number
}

/** A value that is too long for one cookie: packed, and cut into several. */
export function foldedCookie({ prefix, chunks, seconds }: Kind) {
  const places = Array.from({ length: chunks }, (_, at) => at)
  const fold = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url')
  const cookies = (path: string, folded: string) =>
    places.map((at) => {
      const part = folded.slice(at * CHUNK, (at + 1) * CHUNK)
      return ownCookie(`${prefix}${at}`, part, { path, seconds: part ? seconds : 0 })
    })
  return {
    /**
     * Headers that keep a value.
     * @param path of the page that reads it
     * @param values the value, and what is kept instead when it has no room: the first that fits, else the last
     */
    write(path: string, values: Iterable<unknown>): string[] {
      let folded = ''
      for (const value of values) {
        folded = fold(value)
        if (folded.length <= CHUNK * chunks) break
      }
      return cookies(path, folded)
    },
    /** Headers that forget it. */
    forget: (path: string): string[] => cookies(path, ''),
    /** What was kept, to be looked at as what a stranger sent; null for none, and for what was tampered with. */
    read(cookieOf: (name: string) => string | undefined): unknown {
      const folded = places.map((at) => cookieOf(`${prefix}${at}`) ?? '').join('')
      if (folded === '') return null
      try {
        const bytes = inflateRawSync(Buffer.from(folded, 'base64url'), {
          maxOutputLength: UNFOLDED,
        })
        return JSON.parse(bytes.toString())
      } catch {
        return null
      }
    },
  }
}
