'use client'

import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { newerState, type Conflict } from './model'

/** Payload's own dialog, which only offers to throw the work away. */
const PAYLOAD_DIALOG = 'document-stale-data'

/**
 * Somebody saved the page since it was opened, told at the first change: the same choices as when
 * a save is refused for that reason, in place of Payload's dialog.
 */
export function useNewerState() {
  const { id } = useDocumentInfo()
  const { isModalOpen, closeModal } = useModal()
  const [newer, setNewer] = useState<Conflict | null>(null)

  const isTold = isModalOpen(PAYLOAD_DIALOG)
  useEffect(() => {
    if (!isTold) return
    closeModal(PAYLOAD_DIALOG)
    const ask = async () => {
      const address = `/api/cms/pages/${id}?draft=true&depth=0&select[updatedAt]=true`
      const response = await fetch(address, { credentials: 'include' }).catch(() => null)
      // Unanswered, the save itself will be told.
      if (response?.ok) setNewer(newerState(await response.json().catch(() => null)))
    }
    void ask()
  }, [isTold, closeModal, id])

  const forgetNewer = useCallback(() => setNewer(null), [])
  return { newer, forgetNewer }
}
