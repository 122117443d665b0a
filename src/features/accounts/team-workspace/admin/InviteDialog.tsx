'use client'

import { useState } from 'react'

import type { Role } from '@/platform/access/model'
import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import type { Outcome, Refusal } from '@/ui/api/client'

import type { NewInvitation } from '../../invite/schema'
import { RoleChoice } from './RoleChoice'
import { words } from './words.fr'

type Props = {
  onClose: () => void
  /** @returns what came of it; null when something else is being sent */
  onInvite: (invitation: NewInvitation) => Promise<Outcome<unknown> | null>
}

/** Asks whom to invite, and as what. */
export function InviteDialog({ onClose, onInvite }: Props) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('EDITOR')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    if (isBusy) return
    setBusy(true)
    const outcome = await onInvite({ email: email.trim(), role })
    setBusy(false)
    if (outcome && !outcome.refusal) onClose()
    else setRefusal(outcome?.refusal ?? null)
  }

  const { email: wrongEmail, role: wrongRole } = refusal?.fields ?? {}
  return (
    <ActionDialog
      isSheet
      title={words.inviteTitle}
      about={words.inviteAbout}
      onClose={onClose}
      refusal={wrongEmail || wrongRole ? null : refusal?.sentence}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement && target.type === 'email')
          void send()
      }}
      action={words.invite}
      busy={words.sending}
      isBusy={isBusy}
      onAction={send}
    >
      <AdminField label={words.email} error={wrongEmail}>
        {(described) => (
          <input
            {...described}
            data-autofocus=""
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </AdminField>
      <RoleChoice role={role} onChange={setRole} error={wrongRole} />
    </ActionDialog>
  )
}
