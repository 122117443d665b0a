'use client'

import { useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

import styles from './Schedule.module.scss'
import { ScheduleDialog } from './ScheduleDialog'
import { words } from './words.fr'

type Props = {
  /** Among the buttons of Payload, which leave it no room on a phone, or above the editor. */
  place?: 'controls' | 'editor'
}

/** Plans when a page goes online or leaves the site; nothing before its first save. */
export function ScheduleButton({ place = 'controls' }: Props) {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const shelter = useFormFields(([fields]) => fields.shelter?.value)
  const [isOpen, setOpen] = useState(false)
  if (!id || typeof shelter !== 'string') return null
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-place={place}
        aria-haspopup="dialog"
        aria-disabled={isModified || undefined}
        title={isModified ? words.saveFirst : undefined}
        onClick={() => {
          if (!isModified) setOpen(true)
        }}
      >
        {words.open}
      </button>
      {isOpen && (
        <ScheduleDialog
          params={{ shelterId: shelter, pageId: String(id) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
