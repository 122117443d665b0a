'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { cmsAddress } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

import { newerState, type Conflict } from './model'

/** Payload's own dialog, which only offers to throw the work away. */
const PAYLOAD_DIALOG = 'document-stale-data'

/**
 * Somebody saved the page since it was opened, told at the first change: the same choices as when
 * a save is refused for that reason, in place of Payload's dialog.
 * @param base state of the page in the form (ISO 8601); once it is as new, there is no conflict
 */
export function useNewerState(base: string | null) {
  const { id } = useDocumentInfo()
  const { isModalOpen, closeModal } = useModal()
  const [found, setFound] = useState<Conflict | null>(null)

  const isTold = isModalOpen(PAYLOAD_DIALOG)
  useEffect(() => {
    if (!isTold) return
    closeModal(PAYLOAD_DIALOG)
    readAt(cmsAddress(`/api/cms/pages/${id}?draft=true&depth=0&select[updatedAt]=true`)).then(
      (answer) => setFound(newerState(answer)),
      () => {
        // Unanswered, the save itself will be told.
      },
    )
  }, [isTold, closeModal, id])

  const forgetNewer = useCallback(() => setFound(null), [])
  const isNewer = found !== null && base !== null && found.currentUpdatedAt > base
  const newer = isNewer ? found : null
  return { newer, forgetNewer }
}
