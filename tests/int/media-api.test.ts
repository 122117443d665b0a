import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { PICTURE_USES } from '@/features/media/uses'

import { getTestPayload } from '../support/payload'
import { describeKeptFiles, describeMediaApi } from './media-api/suite'

describeKeptFiles('the disk', 'server')
describeMediaApi()

it('keeps its files in the folder of the configuration', () => {
  expect(existsSync(path.join(process.env.STORAGE_DIR ?? '', 'public', 'media'))).toBe(true)
})

it('refreshes every collection that shows pictures', async () => {
  const { config } = await getTestPayload()
  const ours = config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  type Fields = (typeof ours)[number]['flattenedFields']
  const picturesIn = (fields: Fields): string[] =>
    fields.flatMap((field) => {
      const inside = 'flattenedFields' in field ? picturesIn(field.flattenedFields) : []
      const isPicture = 'relationTo' in field && [field.relationTo].flat().includes('media')
      return [...(isPicture ? [field.name] : []), ...inside.map((name) => `${field.name}.${name}`)]
    })
  const columns = ours.flatMap(({ slug, flattenedFields }) =>
    picturesIn(flattenedFields).map((name) => `${slug}.${name}`),
  )
  const known = PICTURE_USES.flatMap((use) =>
    use.columns.map((name) => `${use.collection}.${name}`),
  )
  expect(known.sort(), 'add the collection to PICTURE_USES').toEqual(columns.sort())
})
