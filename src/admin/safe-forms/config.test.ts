import { expect, it } from 'vitest'

import { withSafeForm, withSafeGlobal } from './config'

const SAFE_FORM = '@/admin/safe-forms/SafeForm#SafeForm'

it('stands in the form of every collection and global, beside what was there', () => {
  const plain = withSafeForm({ slug: 'news', fields: [] })
  expect(plain.admin?.components?.edit?.beforeDocumentControls).toEqual([SAFE_FORM])
  const edit = { beforeDocumentControls: ['a#A'], PublishButton: 'b#B' }
  const full = withSafeForm({ slug: 'news', fields: [], admin: { components: { edit } } })
  expect(full.admin?.components?.edit).toEqual({
    beforeDocumentControls: ['a#A', SAFE_FORM],
    PublishButton: 'b#B',
  })
  const global = withSafeGlobal({ slug: 'site-texts', fields: [] })
  expect(global.admin?.components?.elements?.beforeDocumentControls).toEqual([SAFE_FORM])
})

it('leaves the pages to their editor', () => {
  const pages = { slug: 'pages', fields: [] }
  expect(withSafeForm(pages)).toBe(pages)
})
