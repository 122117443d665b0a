import { traverseFields, type Field, type TabAsField } from 'payload'
import { expect, it } from 'vitest'

import { getTestPayload } from '../support/payload'

// The browser has nothing to check one with: src/platform/patches/browser-ajv.ts.
it('no field of JSON has a schema', async () => {
  const { config } = await getTestPayload()
  const json: string[] = []
  const withSchema: string[] = []
  for (const { slug, fields } of [...config.collections, ...config.globals]) {
    const look = ({ field }: { field: Field | TabAsField }) => {
      if (field.type !== 'json') return
      json.push(`${slug}.${field.name}`)
      if (field.jsonSchema) withSchema.push(`${slug}.${field.name}`)
    }
    traverseFields({ fields, callback: look, config, fillEmpty: false })
  }
  expect(json).toContain('pages.sections')
  expect(withSchema).toEqual([])
})
