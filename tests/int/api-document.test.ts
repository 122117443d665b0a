import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { routes } from '@/app/api/routes'
import { matcherOf } from '@/platform/http/addresses.model'
import { openApiDocument } from '@/platform/http/openapi'
import { mount } from '@/platform/http/router'
import '@/platform/validation/french'

import { API_TYPES, apiTypes } from '../../scripts/lib/api-types'

/** A value that few schemas take, of each kind. */
const WRONG = [undefined, null, '', 'x', 'x'.repeat(20_000), -1.5, 1e15, true, [], {}, [{}]]

type Inner = { shape?: Record<string, Inner>; element?: Inner; unwrap?: () => Inner }

/** The wrong value in every place of what a schema describes. */
function spread(schema: unknown, value: unknown, depth = 0): unknown {
  const { shape, element, unwrap } = schema as Inner
  if (depth > 4) return value
  if (shape) {
    const entries = Object.entries(shape)
    return Object.fromEntries(entries.map(([name, at]) => [name, spread(at, value, depth + 1)]))
  }
  if (element) return [spread(element, value, depth + 1)]
  return unwrap ? spread(unwrap.call(schema), value, depth + 1) : value
}

const document = openApiDocument(routes, 'https://exemple.fr')

describe('the document', () => {
  it('names every route of the API, each once', () => {
    const listed = routes.map(({ method, path }) => `${method} ${path}`)
    const paths = document.paths as Record<string, object>
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual(listed.sort())
  })

  it('names what every room defines', async () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    const defined = files.filter((file) => /(^|[/-])(api|probes|files)\.ts$/.test(file))
    for (const file of defined) {
      const exported = (await import(/* @vite-ignore */ path.resolve('src', file))) as object
      for (const [name, value] of Object.entries(exported)) {
        const isRoute = typeof value === 'object' && value !== null && 'handler' in value
        if (isRoute) expect(routes, `${file} ${name} is not listed`).toContain(value)
      }
    }
  })

  it('keeps what comes back under one name, and refers to nothing that it does not keep', () => {
    const { schemas } = document.components as { schemas: Record<string, { id?: string }> }
    const text = JSON.stringify(document)
    const asked = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
    expect(asked.filter((ref) => !ref.startsWith('#/components/schemas/'))).toEqual([])
    const names = new Set(asked.map((ref) => ref.split('/').at(-1) ?? ''))
    expect([...names].sort()).toEqual(Object.keys(schemas).sort())
    for (const [name, shape] of Object.entries(schemas))
      expect(shape, name).not.toHaveProperty('id')
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Erreur', 'Animal', 'Pagination']))
  })

  it('gives a name to one shape alone', () => {
    const route = routes.find(({ path: at }) => at === '/api/health') as (typeof routes)[number]
    const of = (schema: z.ZodType) => ({ ...route, answers: { 200: { description: '', schema } } })
    const named = (shape: z.ZodRawShape) => z.object({ success: z.object(shape).meta({ id: 'X' }) })
    const both = [of(named({ a: z.string() })), of(named({ b: z.string() }))]
    expect(() => openApiDocument(both, 'https://exemple.fr')).toThrow('two shapes')
  })

  it('leads each address to its own route', () => {
    const find = matcherOf(routes)
    for (const { method, path: address } of routes) {
      const match = find(address.replace(/\{\w+\}/g, 'X'))
      expect(match?.routes.map((each) => `${each.method} ${each.path}`)).toContain(
        `${method} ${address}`,
      )
    }
  })

  it('refuses what is missing or of the wrong shape in our own sentences', () => {
    const seen = new Set<string>()
    for (const { body, query, params, upload } of routes) {
      for (const schema of [body, query, params, upload?.fields]) {
        if (!schema) continue
        for (const value of WRONG) {
          for (const given of [value, spread(schema, value)]) {
            const { error } = schema.safeParse(given)
            for (const { message } of error?.issues ?? []) seen.add(message)
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThan(40)
    const ofTheLibrary =
      /^(Entrée|Option|Nombre|Chaîne de caractères|Clé|Valeur|adresse e-mail) (non|in)\w+.*( :| dans )|^Entrée invalide$|^Trop (grand|petit)|reçu$|\|.*attendue$|^Invalid|^Too |expected/
    expect([...seen].filter((each) => ofTheLibrary.test(each))).toEqual([])
  })

  it('describes what is sent and answered', async () => {
    expect(document.openapi).toBe('3.1.0')
    const paths = document.paths as Record<string, Record<string, Record<string, unknown>>>
    const list = paths['/api/animals']?.get
    expect(list?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 12 },
    })
    expect(list?.parameters).toContainEqual(
      expect.objectContaining({ name: 'ids', style: 'form', explode: false }),
    )
    expect(list?.parameters).toContainEqual(
      expect.objectContaining({
        name: 'near',
        schema: expect.objectContaining({ type: 'string' }) as object,
      }),
    )
    const save = paths['/api/shelter/{shelterId}/pages/{pageId}']?.patch
    expect(Object.keys(save?.responses as object)).toEqual(
      expect.arrayContaining([
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '413',
        '422',
        '423',
        '503',
      ]),
    )
    expect(JSON.stringify(save?.requestBody)).toContain('baseUpdatedAt')
  })
})

describe('the types of the API', () => {
  it('are those of its routes: `npm run generate` writes them', async () => {
    expect(readFileSync(API_TYPES, 'utf8') === (await apiTypes(routes))).toBe(true)
  })
})

describe('an address of the API', () => {
  const api = mount(routes)
  const ask = (method: 'GET' | 'POST' | 'OPTIONS', path: string) =>
    api[method](new Request(`https://exemple.fr${path}`, { method }))

  it('that leads nowhere is 404 in our envelope, kept by nobody', async () => {
    const answer = await ask('GET', '/api/nowhere')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ success: false, error: 'Cette adresse n’existe pas' })
    expect((await ask('OPTIONS', '/api/nowhere')).status).toBe(404)
  })
  it('refuses the methods that it has not, and names those that it has', async () => {
    const answer = await ask('POST', '/api/shelters/x')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    const options = await ask('OPTIONS', '/api/shelters/x/decision')
    expect(options.status).toBe(204)
    expect(options.headers.get('allow')).toBe('POST, OPTIONS')
  })
})
