import { z, type ZodType } from 'zod'

import { SENTENCES } from './errors'
import type { Route } from './route'

type Json = Record<string, unknown>

/** A schema as OpenAPI 3.1 writes it; `input` is what a caller sends. */
function schemaOf(schema: ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  // A query travels as text: the output side tells the numbers and the true-or-false apart.
  const made = schemaOf(schema, 'output') as { properties?: Record<string, Json> }
  const sent = schemaOf(schema, 'input') as typeof made & { required?: string[] }
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
function uploadOf({ field, fields, maxBytes }: NonNullable<Route['upload']>): Json {
  const { properties = {}, required = [] } = schemaOf(fields, 'input') as {
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

function requestBodyOf({ body, form, upload, files }: Route): Json | undefined {
  if (!body && !upload) return undefined
  const sent = body && { schema: schemaOf(body, 'input') }
  return {
    required: true,
    content: {
      ...(sent && { 'application/json': sent }),
      ...(sent && form && { 'application/x-www-form-urlencoded': sent }),
      ...(files && sent && { 'multipart/form-data': { schema: attachedOf(files, sent.schema) } }),
      ...(upload && { 'multipart/form-data': { schema: uploadOf(upload) } }),
    },
  }
}

function operationOf(route: Route): Json {
  const { summary, description, tags, params, query, answers, auth } = route
  const requestBody = requestBodyOf(route)
  return {
    summary,
    ...(description ? { description } : {}),
    tags,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(requestBody && { requestBody }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, each]) => [
          status,
          {
            description: each.description,
            ...(each.schema ? json(schemaOf(each.schema, 'output')) : {}),
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
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) }
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
      schemas: { Erreur: failureSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'payload-token' } },
    },
  }
}
