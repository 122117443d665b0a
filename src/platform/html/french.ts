const NBSP = '\u00a0'

const UNIT = '(?:kg|g|km|m|cm|h|min|ans?|mois|jours?|semaines?|heures?|minutes?|euros?)'

/**
 * The spaces that French typography keeps on one line: before « : ; ! ? » », after « « », between
 * thousands, before a unit; within « À savoir : ». Changes nothing but spaces, and nothing the second time.
 */
export function frenchSpaces(text: string): string {
  return (
    text
      // Only from the first space of a run: a run that nothing follows is read once.
      .replace(/(?<! ) +([:;!?»€%])/g, `${NBSP}$1`)
      .replace(/À savoir(?=\s*:)/g, `À${NBSP}savoir`)
      .replace(/« +/g, `«${NBSP}`)
      .replace(/(\d) (?=\d{3}\b)/g, `$1${NBSP}`)
      .replace(new RegExp(`(\\d) (?=${UNIT}\\b)`, 'g'), `$1${NBSP}`)
  )
}

const CODE_TAG_OR_WORDS = /(<(code|pre)\b[\s\S]*?<\/\2>|<[^>]*>)|[^<]+/gi

/** The same for the words of a piece of HTML: never inside a tag, its attributes or code. */
export const frenchHtml = (html: string): string =>
  html.replace(CODE_TAG_OR_WORDS, (piece: string, untouched: string | undefined) =>
    untouched === undefined ? frenchSpaces(piece) : piece,
  )
