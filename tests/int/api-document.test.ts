import { readdirSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { routes } from '@/app/api/routes'
import { openApiDocument } from '@/platform/http/openapi'
import '@/platform/validation/french'

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
  type Mounted = Record<string, { route?: { path: string } }>
  // Talk between servers, for whoever knows the secret; and every address that leads nowhere.
  const OUTSIDE = ['/api/internal/cache', '/api/internal/jobs', '/api/[[...rest]]']

  it('names every route, and only routes', async () => {
    const mounted: string[] = []
    const files = readdirSync('src/app/api', { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((each) => each.endsWith('/route.ts'))) {
      const address = `/api/${file.slice(0, -'/route.ts'.length)}`.replace(/\[(\w+)\]/g, '{$1}')
      if (OUTSIDE.includes(address)) continue
      const exported = (await import(
        /* @vite-ignore */ path.resolve('src/app/api', file)
      )) as Mounted
      for (const [method, handler] of Object.entries(exported)) {
        if (!handler.route) continue
        expect(handler.route.path, file).toBe(address)
        mounted.push(`${method} ${address}`)
      }
      expect(
        mounted.some((each) => each.endsWith(` ${address}`)),
        `${file} mounts nothing`,
      ).toBe(true)
    }
    const listed = routes.map(({ method, path }) => `${method} ${path}`)
    expect(listed.sort()).toEqual(mounted.sort())
    const paths = document.paths as Record<string, object>
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual(mounted.sort())
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
