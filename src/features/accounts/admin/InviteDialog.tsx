'use client'

import { useState } from 'react'

import { ROLE_LABELS, ROLES, type Role } from '@/platform/access/model'
import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import type { Outcome, Refusal } from '@/ui/api/client'

import type { NewInvitation } from '../invite/schema'

type Props = {
  onClose: () => void
  /** @returns what came of it; null when something else is being sent */
  onInvite: (invitation: NewInvitation) => Promise<Outcome<unknown> | null>
}

const HINTS: Record<Role, string> = {
  VOLUNTEER: 'Fait partie de l’équipe, sans l’administration.',
  EDITOR: 'Tient les animaux, les pages et les actualités.',
  MODERATOR: 'Comme un éditeur, avec les formulaires et les adoptions.',
  ADMIN: 'Peut tout faire dans ce refuge, l’équipe et les dons compris.',
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
      title="Inviter quelqu’un"
      about="La personne reçoit un lien par e-mail. Il sert une fois, pendant une semaine."
      onClose={onClose}
      refusal={wrongEmail || wrongRole ? null : refusal?.sentence}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) void send()
      }}
      action="Envoyer l’invitation"
      busy="Envoi…"
      isBusy={isBusy}
      onAction={send}
    >
      <AdminField label="E-mail" error={wrongEmail}>
        {(described) => (
          <input
            {...described}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </AdminField>
      <AdminField label="Rôle" hint={HINTS[role]} error={wrongRole}>
        {(described) => (
          <select
            {...described}
            value={role}
            onChange={({ target }) => setRole(target.value as Role)}
          >
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {ROLE_LABELS[each]}
              </option>
            ))}
          </select>
        )}
      </AdminField>
    </ActionDialog>
  )
}
