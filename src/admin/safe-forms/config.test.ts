import type { CollectionConfig, Config } from 'payload'
import { expect, it } from 'vitest'

import { safeFormsPlugin } from './config'

const SAFE_FORM = '@/admin/safe-forms/SafeForm#SafeForm'
const REGISTER: CollectionConfig = { slug: 'emails', fields: [] }

/** The collections and the global of a program with the plugin. */
async function made(...collections: CollectionConfig[]) {
  const config: Pick<Config, 'collections' | 'globals'> = {
    collections: [...collections, REGISTER],
    globals: [{ slug: 'site-texts', fields: [] }],
  }
  return safeFormsPlugin([REGISTER])({ ...config, secret: '', db: undefined as never })
}

it('stands in the form of every collection and global, beside what was there', async () => {
  const edit = { beforeDocumentControls: ['a#A'], PublishButton: 'b#B' }
  const { collections, globals } = await made(
    { slug: 'news', fields: [] },
    { slug: 'forms', fields: [], admin: { components: { edit } } },
  )
  expect(collections?.map(({ admin }) => admin?.components?.edit)).toEqual([
    { beforeDocumentControls: [SAFE_FORM] },
    { beforeDocumentControls: ['a#A', SAFE_FORM], PublishButton: 'b#B' },
    undefined,
  ])
  const elements = globals?.map(({ admin }) => admin?.components?.elements)
  expect(elements).toEqual([{ beforeDocumentControls: [SAFE_FORM] }])
})

it('leaves the pages to their editor', async () => {
  const pages = { slug: 'pages', fields: [] }
  expect((await made(pages)).collections?.[0]).toBe(pages)
})
