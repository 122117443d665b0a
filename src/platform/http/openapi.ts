import { z, type ZodType } from 'zod'

import { SENTENCES } from './errors'
import type { Route } from './route'

type Json = Record<string, unknown>

/** The shapes that have a name of their own (`.meta({ id })`), which the others refer to. */
class Components {
  readonly schemas: Record<string, Json> = {}

  /**
   * A schema as OpenAPI 3.1 writes it; `input` is what a caller sends.
   * @throws {Error} when a name stands for two shapes: a mistake of the program
   */
  of(schema: ZodType, io: 'input' | 'output'): Json {
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    const { $schema: _dialect, $defs = {}, ...rest } = referring(written)
    for (const [name, shape] of Object.entries($defs as Record<string, Json>))
      this.#keep(name, shape)
    const { id: name, ...shape } = rest
    if (typeof name !== 'string') return rest
    this.#keep(name, shape)
    return { $ref: COMPONENTS + name }
  }

  #keep(name: string, { id: _name, ...shape }: Json): void {
    const known = this.schemas[name]
    if (known && JSON.stringify(known) !== JSON.stringify(shape))
      throw new Error(`${name} is the name of two shapes`)
    this.schemas[name] = shape
  }
}

const COMPONENTS = '#/components/schemas/'

/** The same, with its names where a document keeps them. */
const referring = (written: object): Json =>
  JSON.parse(
    JSON.stringify(written).replaceAll('"$ref":"#/$defs/', `"$ref":"${COMPONENTS}`),
  ) as Json

function parametersOf(
  named: Components,
  schema: ZodType | undefined,
  place: 'path' | 'query',
): Json[] {
  if (!schema) return []
  // A query travels as text: the output side tells the numbers and the true-or-false apart.
  const made = named.of(schema, 'output') as { properties?: Record<string, Json> }
  const sent = named.of(schema, 'input') as typeof made & { required?: string[] }
  return Object.entries(made.properties ?? {}).map(([name, { description, ...output }]) => {
    const { description: _said, ...input } = sent.properties?.[name] ?? {}
    return {
      name,
      in: place,
      required: place === 'path' || sent.required?.includes(name) === true,
      ...(description ? { description } : {}),
      ...(output.type === 'array' ? { style: 'form', explode: false } : {}),
      // What is made of it may be no JSON at all.
      schema: Object.keys(output).length > 0 ? output : input,
    }
  })
}

const failureSchema = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'Une phrase en français' },
    fields: {
      type: 'object',
      description: 'Le message de chaque valeur à corriger, par chemin',
      additionalProperties: { type: 'string' },
    },
  },
}

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })

function refusalsOf({ auth, body, upload, refusals = [] }: Route): Json {
  const statuses = new Set([
    400,
    ...(auth === 'user' ? [401] : []),
    ...(body || upload ? [413] : []),
    ...refusals,
    500,
    503,
  ])
  const schema = { $ref: '#/components/schemas/Erreur' }
  return Object.fromEntries(
    [...statuses].map((status) => [status, { description: SENTENCES[status], ...json(schema) }]),
  )
}

/** The form that carries a file: its texts, and the file under its name. */
function uploadOf(
  named: Components,
  { field, fields, maxBytes }: NonNullable<Route['upload']>,
): Json {
  const { properties = {}, required = [] } = named.of(fields, 'input') as {
    properties?: Json
    required?: string[]
  }
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `${maxBytes} octets au maximum`,
  }
  return {
    type: 'object',
    properties: { [field]: file, ...properties },
    required: [field, ...required],
    additionalProperties: false,
  }
}

/** The form that carries files beside a body. */
function attachedOf({ field, most, maxBytes }: NonNullable<Route['files']>, body: Json): Json {
  const { properties = {}, required = [] } = body as { properties?: Json; required?: string[] }
  const files = {
    type: 'array',
    maxItems: most,
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
    description: `${maxBytes} octets au maximum pour chacun`,
  }
  return { type: 'object', properties: { ...properties, [field]: files }, required }
}

function requestBodyOf(named: Components, { body, form, upload, files }: Route): Json | undefined {
  if (!body && !upload) return undefined
  const sent = body && { schema: named.of(body, 'input') }
  return {
    required: true,
    content: {
      ...(sent && { 'application/json': sent }),
      ...(sent && form && { 'application/x-www-form-urlencoded': sent }),
      ...(files && sent && { 'multipart/form-data': { schema: attachedOf(files, sent.schema) } }),
      ...(upload && { 'multipart/form-data': { schema: uploadOf(named, upload) } }),
    },
  }
}

function operationOf(named: Components, route: Route): Json {
  const { summary, description, tags, params, query, answers, auth } = route
  const requestBody = requestBodyOf(named, route)
  return {
    summary,
    ...(description ? { description } : {}),
    tags,
    parameters: [...parametersOf(named, params, 'path'), ...parametersOf(named, query, 'query')],
    ...(requestBody && { requestBody }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, each]) => [
          status,
          {
            description: each.description,
            ...(each.schema ? json(named.of(each.schema, 'output')) : {}),
          },
        ]),
      ),
      ...refusalsOf(route),
    },
    security: auth === 'user' ? [{ session: [] }] : [],
  }
}

/** The OpenAPI 3.1 document of the given routes. */
export function openApiDocument(routes: readonly Route[], origin: string): Json {
  const named = new Components()
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(named, route),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Patte Blanche',
      version: '1',
      description: 'La plateforme ouverte des refuges. Chaque erreur a la forme « Erreur ».',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Erreur: failureSchema, ...named.schemas },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'payload-token' } },
    },
  }
}
