'use client'

import dynamic from 'next/dynamic'
import type { SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

import { AdminDialog } from '@/ui/AdminDialog'

import { useBuilder } from '../context'
import { words } from '../words.fr'
import styles from './PreviewDialog.module.scss'

const PublicForm = dynamic(async () => (await import('../../../components/PublicForm')).PublicForm)

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** The form as visitors meet it on a phone, with the site's own component. Nothing is sent. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const { builder } = useBuilder()
  const { content: form } = builder.store.getState()
  // On the body, and deaf to the form around the builder: a form cannot stand in another.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- nothing is done here: events of a portal must not reach the form that opened it
    <div onSubmit={stop} onChange={stop} onClick={stop}>
      <AdminDialog title={words.previewTitle} onClose={onClose} isLarge>
        <p>{form.fields.length > 0 ? words.previewHint : words.previewEmpty}</p>
        {form.fields.length > 0 && (
          <div className={styles.backdrop}>
            <div className={styles.paper}>
              <PublicForm
                form={{ id: 'apercu', confirmation: '', definition: form }}
                shelterName={words.previewShelter}
                mode="preview"
              />
            </div>
          </div>
        )}
      </AdminDialog>
    </div>,
    document.body,
  )
}
