import { sanitiseHtml } from '@/platform/html/sanitise'

/** Words of a piece of HTML, without its tags; the entities that the sanitiser writes are read. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

/** The id of a heading, from its words; unlike those that were given before. */
function anchorOf(words: string, taken: Set<string>): string {
  const plain = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '')
    .slice(0, 60)
  const base = plain || 'partie'
  let id = base
  for (let nth = 2; taken.has(id); nth += 1) id = `${base}-${nth}`
  taken.add(id)
  return id
}

const HEADING_2 = /<h2(?: [^>]*)?>([\s\S]*?)<\/h2>/g

export type Heading = { id: string; title: string }

/** The same words with an address on each title of level 2, and the list of those titles. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const taken = new Set<string>()
  const headings: Heading[] = []
  const anchored = html.replace(HEADING_2, (_whole, inner: string) => {
    const title = textOf(inner)
    const id = anchorOf(title, taken)
    if (title) headings.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: anchored, headings }
}

export type Question = { question: string; answer: string }
export type Part = Heading & {
  /** HTML before the first question. */
  intro: string
  questions: Question[]
}

/** Pieces of HTML between titles of one level: what stands before, then title and rest by pairs. */
function split(html: string, level: 2 | 3): { before: string; pairs: Array<[string, string]> } {
  const pieces = html.split(new RegExp(`<h${level}(?: [^>]*)?>([\\s\\S]*?)</h${level}>`))
  const pairs: Array<[string, string]> = []
  for (let at = 1; at < pieces.length; at += 2) {
    pairs.push([textOf(pieces[at] ?? ''), (pieces[at + 1] ?? '').trim()])
  }
  return { before: (pieces[0] ?? '').trim(), pairs }
}

/**
 * Questions and answers out of clean HTML: a title 2 opens a part, each title 3 is a question
 * and what follows it, the answer. What stands in no question is an introduction. Every piece
 * is balanced again: a title may have stood inside something.
 */
export function questionsOf(html: string): { intro: string; parts: Part[] } {
  const taken = new Set<string>()
  const whole = split(html, 2)
  const named: Array<[string, string]> = whole.before.includes('<h3')
    ? [['', whole.before], ...whole.pairs]
    : whole.pairs
  const parts = named.map(([title, rest]) => {
    const { before, pairs } = split(rest, 3)
    return {
      id: anchorOf(title || 'questions', taken),
      title,
      intro: sanitiseHtml(before),
      questions: pairs.map(([question, answer]) => ({ question, answer: sanitiseHtml(answer) })),
    }
  })
  return { intro: named === whole.pairs ? sanitiseHtml(whole.before) : '', parts }
}
