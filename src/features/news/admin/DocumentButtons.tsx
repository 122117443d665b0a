'use client'

import {
  FormSubmit,
  PublishButton,
  SaveDraftButton,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useHotkey,
} from '@payloadcms/ui'
import { useRef } from 'react'

import { useStanding } from './use-standing'

/** Publishes, or puts changes online; not offered where the article must become a draft first. */
export function PublishNews() {
  const { status } = useStanding()
  if (status === 'SCHEDULED' || status === 'ARCHIVED') return null
  return <PublishButton />
}

/** Saves without changing what visitors see. */
export function SaveNews() {
  const { status } = useStanding()
  // A planned or archived article that is saved stays what it is: no word of a draft.
  return status === 'SCHEDULED' || status === 'ARCHIVED' ? <PlainSave /> : <SaveDraftButton />
}

function PlainSave() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const { submit } = useForm()
  const isModified = useFormModified()
  const button = useRef<HTMLButtonElement>(null)
  useHotkey({ cmdCtrlKey: true, editDepth: 1, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    button.current?.click()
  })
  return (
    <FormSubmit
      buttonId="action-save"
      type="button"
      size="medium"
      ref={button}
      disabled={!isModified}
      onClick={() =>
        void submit({
          action: `${config.routes.api}/news/${id}?depth=0&fallback-locale=null&draft=true`,
          method: 'PATCH',
          overrides: { _status: 'draft' },
          skipValidation: true,
        })
      }
    >
      Enregistrer
    </FormSubmit>
  )
}

/** Payload's « unpublish » has no place beside « Archiver ». */
export const NoUnpublish = () => null
