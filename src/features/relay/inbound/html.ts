import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** Tags that stand on lines of their own. */
const BLOCKS = [
  ...['address', 'article', 'center', 'dd', 'div', 'dl', 'dt', 'footer', 'form', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'header', 'hr', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'td'],
  ...['th', 'tr', 'ul'],
]

/** Tags within a line: kept by the cleaner, which else looks at no style of theirs; no line ends there. */
const INLINE = ['a', 'b', 'em', 'font', 'i', 'small', 'span', 'strong', 'u']

/** What mail programs put a signature, or a message that is answered without a mark, into. */
const NOT_OWN =
  /(?:^|\s)(?:gmail_signature|moz-signature|yahoo_quoted|protonmail_signature_block|Signature|ms-outlook-mobile-signature)(?:\s|$)/
const ANSWERED = /(?:^|_)(?:divRplyFwdMsg|mail-editor-reference-message-container)$/
const HIDDEN =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|font-size\s*:\s*0(?:px|pt|em|%)?\s*(?:;|$))/i

const RULES: IOptions = {
  allowedTags: ['br', 'blockquote', ...BLOCKS, ...INLINE],
  // They tell what somebody wrote from the rest, and none leaves here.
  allowedAttributes: { '*': ['id', 'class', 'style', 'hidden'] },
  parseStyleAttributes: false,
  nonTextTags: ['script', 'style', 'title', 'textarea', 'option', 'noscript', 'template', 'svg'],
  exclusiveFilter: ({ attribs }) =>
    NOT_OWN.test(attribs.class ?? '') ||
    NOT_OWN.test(attribs.id ?? '') ||
    HIDDEN.test(attribs.style ?? '') ||
    attribs.hidden !== undefined,
}

const TAGS = /<(\/?)([a-z0-9]+)([^>]*)>/g

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

const textIn = (html: string): string =>
  html.replace(/[ \t\r\n\f]+/g, ' ').replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? '')

/**
 * The text of an e-mail that has only HTML, by lines, as a mail program would have written it
 * beside: what is quoted is one line that begins with `>`, and what is answered without a mark
 * stands below a line of underscores.
 */
export function textOfHtml(html: string): string {
  const clean = sanitizeHtml(html, RULES)
  const lines: string[] = []
  let line = ''
  let quotes = 0
  let from = 0
  const endLine = () => {
    if (quotes > 0) return
    lines.push(line.trim())
    line = ''
  }
  const write = (words: string) => {
    if (quotes === 0) line += words
  }
  // Well nested, because it was written by the cleaner.
  for (const { 0: tag, 1: slash, 2: name, 3: attributes, index } of clean.matchAll(TAGS)) {
    write(textIn(clean.slice(from, index)))
    from = index + tag.length
    if (INLINE.includes(name ?? '')) continue
    // A block begins a line; one that is there is enough.
    if (name === 'br' || line.trim() !== '') endLine()
    if (name === 'p' && slash) endLine()
    else if (name === 'blockquote') {
      if (!slash && quotes === 0) lines.push('>')
      quotes += slash ? -1 : 1
    } else if (ANSWERED.test(/id="([^"]*)"/.exec(attributes ?? '')?.[1] ?? '')) {
      lines.push('_'.repeat(8))
    }
  }
  write(textIn(clean.slice(from)))
  endLine()
  return lines.join('\n').trim()
}
