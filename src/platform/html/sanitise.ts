import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

import { isSafeUrl } from './model'

const ALIGNED = ['p', 'h2', 'h3', 'h4', 'li', 'blockquote']

/** A link keeps a safe address and opens elsewhere without giving our window away. */
function link(_name: string, { href = '', target }: Attributes): Tag {
  const address = href.trim()
  if (!isSafeUrl(address)) return { tagName: 'a', attribs: {} }
  const elsewhere: Attributes = target === '_blank' ? { target, rel: 'noopener' } : {}
  return { tagName: 'a', attribs: { href: address, ...elsewhere } }
}

const rename = (tagName: string) => (): Tag => ({ tagName, attribs: {} })

const RULES: IOptions = {
  allowedTags: ['br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', ...ALIGNED],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ...Object.fromEntries(ALIGNED.map((tag) => [tag, ['style']])),
  },
  allowedStyles: { '*': { 'text-align': [/^(?:left|center|right|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Not only the tag goes: its text was never meant to be read.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg', 'math'],
    ...['template', 'title', 'xmp', 'noembed', 'noframes', 'plaintext'],
  ],
  // A link that lost its address is only its text.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && attribs.href === undefined ? 'excludeTag' : false,
  transformTags: {
    a: link,
    b: rename('strong'),
    i: rename('em'),
    del: rename('s'),
    strike: rename('s'),
    h1: rename('h2'),
    h5: rename('h4'),
    h6: rename('h4'),
  },
}

/** Passes after which the strangest nesting that the tests found no longer moves. */
const MOST_PASSES = 5

/**
 * Cleans the HTML of a text block by an allow-list: paragraphs, line breaks,
 * strong, em, u, s, lists, titles 2 to 4, quotes, safe links, and an alignment.
 * Source: docs/decisions/content.md. The result cleans to itself: tags nested against the
 * rules of HTML are read otherwise the second time, hence the passes.
 */
export function sanitiseHtml(html: string): string {
  let [before, clean] = [html, sanitizeHtml(html, RULES).trim()]
  for (let pass = 1; clean !== before && pass < MOST_PASSES; pass += 1) {
    ;[before, clean] = [clean, sanitizeHtml(clean, RULES).trim()]
  }
  return clean
}
