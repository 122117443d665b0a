'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { ActionDialog } from '@/ui/ActionDialog'
import { send } from '@/ui/api/client'

import { REQUEST_LIMITS } from '../../model'
import type { RequestDetail } from '../../view'
import { openRequestIn, REQUEST } from '../board/query'
import { Alert } from '../ui/Alert'
import { Text } from '../ui/Fields'
import { moveWords, requestWords as words } from '../words.fr'
import { useWrite } from './use-write'

type Props = {
  shelter: string
  detail: RequestDetail
  adminPath: string
  onClose: () => void
  onDone: () => void
}

/** The e-mail address of somebody who called and gave none. */
export function EmailDialog({ shelter, detail, adminPath, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const [email, setEmail] = useState('')
  const save = async () => {
    if (
      await write(
        (params) => send('PATCH', REQUEST, { params, body: { email: email.trim() } }),
        words.addEmailDone,
      )
    )
      onClose()
  }
  const openRequest = openRequestIn(refusal)
  return (
    <ActionDialog
      isSheet
      title={words.addEmail}
      about={`${detail.applicant.name}, ${detail.animal.name}`}
      onClose={onClose}
      action={words.save}
      busy={moveWords.sending}
      isBusy={isBusy}
      onAction={save}
    >
      {refusal && !refusal.fields.email && (
        <Alert tone="bad" isUrgent>
          {refusal.sentence}
          {openRequest && (
            <p>
              <a
                className={buttons.link}
                href={`${adminPath}/collections/adoption-requests/${openRequest}`}
              >
                {words.newKnown}
              </a>
            </p>
          )}
        </Alert>
      )}
      <Text
        label={words.email}
        hint={words.addEmailAbout}
        type="email"
        value={email}
        maxLength={REQUEST_LIMITS.email}
        error={refusal?.fields.email}
        onChange={setEmail}
      />
    </ActionDialog>
  )
}
