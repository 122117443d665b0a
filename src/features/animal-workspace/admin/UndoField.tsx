'use client'

import { useDocumentInfo, useFormModified } from '@payloadcms/ui'

import { idOf } from '@/platform/access/model'

import { UndoNotice } from './UndoNotice'

/** The way back from a wrong status, above the tabs of Payload's whole form. */
export function UndoField() {
  const { id, data } = useDocumentInfo()
  const isModified = useFormModified()
  const shelter = idOf(data?.shelter as string | { id: string } | null)
  if (id === undefined || !shelter) return null
  return (
    <UndoNotice
      animal={{ id: String(id), shelter: { id: shelter } }}
      version={String(data?.updatedAt ?? '')}
      isModified={isModified}
      onUndone={() => window.location.reload()}
    />
  )
}
