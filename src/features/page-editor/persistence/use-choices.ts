'use client'

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { copySlug, copyTitle, HOME_SLUG, HOME_WORD, LIMITS } from '@/features/pages/model'
import { slugify } from '@/platform/slug.model'
import { cmsAddress } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'
import type { Values } from '@/ui/editing/values.model'

import { fieldRefusals, saveFailure, typedValues, type Conflict } from './model'
import { words } from './words'

/** Addresses that are tried for a copy: a page has fewer. */
const MOST_COPIES = 30

type Answer = { status: number; body: { doc?: { id: string } } | null }

async function createPage(data: object): Promise<Answer> {
  const response = await fetch('/api/cms/pages?draft=true&depth=0', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  }).catch(() => null)
  const body = (await response?.json().catch(() => null)) as Answer['body']
  return { status: response?.status ?? 0, body: body ?? null }
}

const isTaken = ({ status, body }: Answer): boolean => {
  const refused = status === 422 ? fieldRefusals(body) : []
  return refused.length > 0 && refused.every(({ path }) => path === 'slug')
}

/** What the three choices after a conflict do. */
export function useChoices({ values, retry }: { values: Values; retry: () => void }) {
  const { id } = useDocumentInfo()
  const { reset, setModified, dispatchFields } = useForm()
  const router = useRouter()

  /** The page as it is stored now; what was typed stays in the local backup. */
  const reload = async () => {
    const address = cmsAddress(`/api/cms/pages/${id}?draft=true&depth=0`)
    const stored = await readAt(address).catch(() => null)
    if (!stored) {
      toast.error(words.noNetwork)
      return
    }
    await reset(stored)
    router.refresh()
  }

  /** A new draft beside the page, at the first address of a copy that is free. */
  const copy = async () => {
    const { title: said, slug: at } = values
    const title = copyTitle(typeof said === 'string' ? said : '')
    const isOwn = typeof at === 'string' && at !== '' && at !== HOME_SLUG
    const tried = new Set<string>()
    let answer: Answer
    do {
      const slug = copySlug(isOwn ? at : slugify(title, LIMITS.slug) || HOME_WORD, tried)
      tried.add(slug)
      const data = { ...typedValues(values), title, slug, isHomepage: false, _status: 'draft' }
      answer = await createPage(data)
    } while (isTaken(answer) && tried.size < MOST_COPIES)
    const { status, body } = answer
    if (status !== 201 || !body?.doc) {
      toast.error(saveFailure({ status, body }))
      return
    }
    const { id: copied } = body.doc
    toast.success(words.copied)
    setModified(false)
    router.push(`/admin/collections/pages/${copied}`)
  }

  /** The same save again, knowing what it replaces: somebody who saves a third time is told too. */
  const overwrite = ({ currentUpdatedAt }: Conflict) => {
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: currentUpdatedAt })
    // The form hears of the new date first.
    setTimeout(retry, 0)
  }

  return { reload, copy, overwrite }
}
