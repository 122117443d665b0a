'use client'

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { copyTitle } from '@/features/pages/model'
import { cmsAddress } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'
import type { Values } from '@/ui/editing/values.model'

import { saveFailure, typedValues, type Conflict } from './model'
import { words } from './words'

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

  /** A new draft beside the page. */
  const copy = async () => {
    const title = copyTitle(typeof values.title === 'string' ? values.title : '')
    const data = { ...typedValues(values), title, slug: '', isHomepage: false }
    const response = await fetch('/api/cms/pages?draft=true&depth=0', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, _status: 'draft' }),
    }).catch(() => null)
    const body = (await response?.json().catch(() => null)) as { doc?: { id: string } } | null
    if (!response?.ok || !body?.doc) {
      toast.error(saveFailure({ status: response?.status ?? 0, body }))
      return
    }
    toast.success(words.copied)
    setModified(false)
    router.push(`/admin/collections/pages/${body.doc.id}`)
  }

  /** The same save again, knowing what it replaces: somebody who saves a third time is told too. */
  const overwrite = ({ currentUpdatedAt }: Conflict) => {
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: currentUpdatedAt })
    // The form hears of the new date first.
    setTimeout(retry, 0)
  }

  return { reload, copy, overwrite }
}
