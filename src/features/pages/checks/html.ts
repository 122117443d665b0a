import { excerpt } from '../content/describe'

type Heading = { level: number; text: string }
type Link = { href: string; text: string }

const HEADING = /<h([2-4])(?:\s[^>]*)?>([\s\S]*?)<\/h\1\s*>/gi
const LINK = /<a(?:\s([^>]*))?>([\s\S]*?)<\/a\s*>/gi
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Words of some HTML, however long. */
export const wordsOf = (html: string): string => excerpt(html, html.length)

/** Titles 2 to 4 of the HTML of a text block, in order. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(HEADING)].map(([, level = '2', inside = '']) => ({
    level: Number(level),
    text: wordsOf(inside),
  }))

/** Links of the HTML of a text block, in order. */
export const linksOf = (html: string): Link[] =>
  [...html.matchAll(LINK)].map(([, attributes = '', inside = '']) => {
    const [, double, single] = HREF.exec(attributes) ?? []
    return { href: double ?? single ?? '', text: wordsOf(inside) }
  })
