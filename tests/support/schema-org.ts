import fs from 'node:fs'
import { createRequire } from 'node:module'

// The vocabulary as schema.org publishes it, line by line: subject, predicate, object, graph.
const FILE = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
const LINE = /^<https?:\/\/schema\.org\/([^>]+)> <([^>]+)> <(?:https?:\/\/schema\.org\/)?([^>]+)>/

const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
const CLASS = 'http://www.w3.org/2000/01/rdf-schema#Class'
const PREDICATES = {
  [RDF_TYPE]: 'kinds',
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'parents',
  'http://schema.org/domainIncludes': 'domains',
  'http://schema.org/rangeIncludes': 'ranges',
  'http://schema.org/supersededBy': 'successors',
} as const

type Term = Record<(typeof PREDICATES)[keyof typeof PREDICATES], string[]>

function readVocabulary(): Map<string, Term> {
  const terms = new Map<string, Term>()
  for (const line of fs.readFileSync(FILE, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] = LINE.exec(line) ?? []
    const name = PREDICATES[predicate as keyof typeof PREDICATES]
    if (!name) continue
    const term = terms.get(subject) ?? {
      ...{ kinds: [], parents: [], domains: [], ranges: [], successors: [] },
    }
    term[name].push(object)
    terms.set(subject, term)
  }
  return terms
}

let vocabulary: Map<string, Term> | undefined
const termOf = (name: string): Term | undefined => (vocabulary ??= readVocabulary()).get(name)

/** Types with everything that they are kinds of. */
function lineage(types: readonly string[]): Set<string> {
  const all = new Set<string>()
  const add = (name: string) => {
    if (all.has(name)) return
    all.add(name)
    for (const parent of termOf(name)?.parents ?? []) add(parent)
  }
  types.forEach(add)
  return all
}

const isUrl = (text: string): boolean => /^https?:\/\/[^/\s]+(\/\S*)?$/.test(text)
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** How each kind of plain value is written. Dates and times: ISO 8601, a moment with its zone. */
const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && isDay(value),
  DateTime: (value) =>
    typeof value === 'string' &&
    isDay(value.slice(0, 10)) &&
    /^T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value.slice(10)),
  Time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
}

/** An animal is not for sale. */
const FORBIDDEN = ['Product', 'Offer']

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const typesOf = (node: Json): string[] => listOf(node['@type']).map(String)
const isReference = (node: Json): boolean => Object.keys(node).join() === '@id'

function nodesOf(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  return isObject(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : []
}

/**
 * What is wrong with the JSON-LD of one page: types and properties that schema.org does not know or
 * gave up, properties of another type, values that are none of those that a property takes.
 * @param blocks each with its `@context`
 * @returns sentences; none when all is well
 */
export function schemaProblems(blocks: readonly Json[]): string[] {
  const problems: string[] = []
  const named = new Map(
    nodesOf(blocks)
      .filter((node) => node['@id'] && !isReference(node))
      .map((node) => [node['@id'], typesOf(node)]),
  )

  const fits = (value: unknown, ranges: readonly string[]): boolean => {
    if (isObject(value)) {
      const kinds = lineage(isReference(value) ? (named.get(value['@id']) ?? []) : typesOf(value))
      return ranges.some((range) => kinds.has(range))
    }
    // « Some types such as URL can be used with all properties » (schema.org/docs/datamodel.html).
    if (typeof value === 'string' && isUrl(value)) return true
    return ranges.some((range) => {
      const plain = PLAIN[range]
      return plain ? plain(value) : termOf(String(value))?.kinds.includes(range)
    })
  }

  const look = (node: Json, where: string): void => {
    if (isReference(node)) return
    const types = typesOf(node)
    const at = `${where}${types.join(' + ')}`
    if (!types.every((type) => termOf(type)?.kinds.includes(CLASS)))
      problems.push(`${at} is no type of schema.org`)
    const kinds = lineage(types)
    if (FORBIDDEN.some((kind) => kinds.has(kind))) problems.push(`${at} is for sale`)
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@')) continue
      const property = termOf(name)
      if (!property?.domains.some((domain) => kinds.has(domain)))
        problems.push(`${at}.${name} is no property of it`)
      if (property?.successors.length) problems.push(`${at}.${name} was given up`)
      const values = listOf(value)
      if (values.length === 0) problems.push(`${at}.${name} is an empty list`)
      for (const each of values) {
        if (!fits(each, property?.ranges ?? []))
          problems.push(`${at}.${name} cannot be ${JSON.stringify(each)}`)
        if (isObject(each)) look(each, `${at}.${name} › `)
      }
    }
  }

  for (const { '@context': context, ...block } of blocks) {
    if (context !== 'https://schema.org') problems.push(`@context is ${JSON.stringify(context)}`)
    for (const node of listOf(block['@graph'] ?? block)) look(node as Json, '')
  }
  return problems
}

/** Every address that the JSON-LD of a page names on one site. */
export const addressesIn = (blocks: readonly Json[], origin: string): string[] => [
  ...new Set(
    nodesOf(blocks)
      .flatMap((node) => Object.values(node).flatMap(listOf))
      .filter((value): value is string => typeof value === 'string' && value.startsWith(origin))
      .map((address) => address.replace(/#.*$/, '')),
  ),
]
