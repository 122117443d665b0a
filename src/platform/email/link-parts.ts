/** A piece of a plain text: words, or a web address. */
export type TextPart = { text: string; href?: string }

/** Cuts a plain text at its web addresses. */
export function linkParts(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 === 1 ? { text: part, href: part } : { text: part }))
    .filter((part) => part.text !== '')
}
