import { XMLParser, XMLValidator } from 'fast-xml-parser'

import { GpxRefused, MOST_BYTES } from './model'

/** An element: its attributes under `@name`, its own words under `#text`, its children by name. */
export type Element = { [key: string]: unknown }

const NOT_XML =
  'Ce fichier n’est pas un GPX lisible. Exportez de nouveau la promenade au format GPX depuis votre application ou votre montre.'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // With this, `&#233;` is read too; a file has no entities of its own, see below.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** Whatever may stand before the first element, a DOCTYPE apart. */
const PROLOGUE = /^(?:\s|<\?[^]*?\?>|<!--[^]*?-->)*/

/** The encoding that a file says it has, or that its first bytes show. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = String.fromCharCode(...bytes.slice(0, 200))
  return /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8'
}

/** The words of a file, in whatever encoding, without the mark of its bytes. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new GpxRefused(NOT_XML)
  }
}

/**
 * Reads XML whose root element has a given name, in whatever namespace.
 * @returns the root, and the prefix of its name: « gpx: » or nothing
 * @throws GpxRefused when it is too large, no XML, of another kind, or declares entities (some
 *   lines of which can grow to gigabytes)
 */
export function readXml(bytes: Uint8Array, rootName: string): { root: Element; prefix: string } {
  if (bytes.length > MOST_BYTES) {
    throw new GpxRefused('Ce fichier pèse plus de 10\u00a0Mo. Choisissez un fichier plus léger.')
  }
  const text = textOf(bytes)
  if (text.slice(PROLOGUE.exec(text)?.[0].length).startsWith('<!')) {
    throw new GpxRefused(
      'Ce fichier contient une déclaration «\u00a0DOCTYPE\u00a0», refusée par sécurité. Exportez de nouveau la promenade au format GPX.',
    )
  }
  // The validator wants XML from its first letter; the parser takes what it is given.
  if (XMLValidator.validate(text) !== true) throw new GpxRefused(NOT_XML)
  let whole: Element
  try {
    whole = parser.parse(text) as Element
  } catch {
    throw new GpxRefused(NOT_XML)
  }
  const name = Object.keys(whole).find((key) => key === rootName || key.endsWith(`:${rootName}`))
  const root = name === undefined ? undefined : whole[name]
  if (name === undefined || typeof root !== 'object' || root === null || Array.isArray(root)) {
    throw new GpxRefused(NOT_XML)
  }
  return { root: root as Element, prefix: name.slice(0, -rootName.length) }
}

/** The children of a name, in their order. */
export function childrenOf(element: Element, name: string): Element[] {
  const found = element[name]
  if (found === undefined) return []
  const list: unknown[] = Array.isArray(found) ? found : [found]
  // An element of words only is read as its words.
  return list.map((each) =>
    typeof each === 'object' && each !== null ? (each as Element) : { '#text': each },
  )
}

/** The words of the first child of a name, without the space around them; '' for none. */
export function wordsOf(element: Element, name: string): string {
  const text = childrenOf(element, name)[0]?.['#text']
  return typeof text === 'string' ? text.trim() : ''
}
