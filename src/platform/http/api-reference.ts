import { z, type ZodType } from 'zod'

import { SENTENCES } from './errors'
import type { Route } from './route'

export type Value = {
  name: string
  /** In French words: « texte », « nombre de 1 à 100 », « AT_SHELTER ou ADOPTED ». */
  kind: string
  isRequired: boolean
  description: string | null
}

export type Entry = {
  /** Anchor on the page. */
  id: string
  method: string
  path: string
  summary: string
  description: string | null
  needsSession: boolean
  parameters: Value[]
  body: Value[]
  answers: Array<{ status: number; description: string; fields: Value[] }>
  refusals: Array<{ status: number; sentence: string }>
}

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  default?: unknown
  description?: string
}

const NAMES: Record<string, string> = {
  string: 'texte',
  number: 'nombre',
  integer: 'nombre entier',
  boolean: 'vrai ou faux',
  object: 'objet',
  null: 'vide',
}

const orList = new Intl.ListFormat('fr', { type: 'disjunction' })

/** A bound that is only the end of what a computer counts says nothing. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER

function boundsOf({ minimum, maximum, maxLength }: Schema): string {
  if (isBound(minimum) && isBound(maximum)) return ` de ${minimum} à ${maximum}`
  if (isBound(minimum)) return ` à partir de ${minimum}`
  if (isBound(maximum)) return ` jusqu’à ${maximum}`
  return maxLength === undefined ? '' : ` de ${maxLength} caractères au maximum`
}

/** What may stand there, in words. */
function kindOf(schema: Schema): string {
  const { const: fixed, enum: choices, anyOf, items, type } = schema
  if (fixed !== undefined) return JSON.stringify(fixed)
  if (choices) return orList.format(choices.map(String))
  if (anyOf) return orList.format([...new Set(anyOf.map(kindOf))])
  if (Array.isArray(type)) return orList.format(type.map((each) => NAMES[each] ?? each))
  if (type === 'array') return items ? `liste\u00a0: ${kindOf(items)}` : 'liste'
  const word = type ? (NAMES[type] ?? type) : 'valeur'
  return `${word}${boundsOf(schema)}`
}

function valuesOf(schema: ZodType | undefined, io: 'input' | 'output'): Value[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  const { properties = {}, required = [] } = json
  return Object.entries(properties).map(([name, value]) => ({
    name,
    kind: kindOf(value),
    isRequired: required.includes(name) && value.default === undefined,
    description: value.description ?? null,
  }))
}

function entryOf(route: Route): Entry {
  const { method, path, summary, description, auth, params, query, body, answers } = route
  const statuses = [...new Set([...(auth === 'user' ? [401] : []), ...(route.refusals ?? [])])]
  return {
    id: `${method}${path}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/-$/, ''),
    method,
    path,
    summary,
    description: description ?? null,
    needsSession: auth === 'user',
    parameters: [
      ...valuesOf(params, 'output').map((value) => ({ ...value, isRequired: true })),
      // A query travels as text; what it may leave out has a default or is optional.
      ...valuesOf(query, 'output').map((value) => ({ ...value, isRequired: false })),
    ],
    body: valuesOf(body, 'input'),
    answers: Object.entries(answers).map(([status, { description: text, schema }]) => ({
      status: Number(status),
      description: text,
      fields: valuesOf(schema, 'output'),
    })),
    refusals: statuses
      .sort((a, b) => a - b)
      .map((status) => ({ status, sentence: SENTENCES[status] ?? '' })),
  }
}

/** The routes as people read them, by tag, in the order in which they are declared. */
export function apiReference(routes: readonly Route[]): Array<{ tag: string; entries: Entry[] }> {
  const tags = [...new Set(routes.flatMap((route) => route.tags))]
  return tags.map((tag) => ({
    tag,
    entries: routes.filter((route) => route.tags.includes(tag)).map(entryOf),
  }))
}
