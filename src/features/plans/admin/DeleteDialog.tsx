'use client'

import { useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'

import type { PlanView } from '../view'
import type { Outcome } from './client'

type Props = {
  plan: PlanView
  onClose: () => void
  onRemove: () => Promise<Outcome<unknown>>
  onRemoved: () => void
}

/** Asks before a plan goes; says why when it cannot. */
export function DeleteDialog({ plan, onClose, onRemove, onRemoved }: Props) {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    const { refusal } = await onRemove()
    setBusy(false)
    if (!refusal) return onRemoved()
    setError(refusal.error)
  }
  return (
    <ActionDialog
      title={`Supprimer «\u00a0${plan.title}\u00a0»\u00a0?`}
      onClose={onClose}
      refusal={error}
      action="Supprimer"
      isBusy={isBusy}
      isDanger
      onAction={remove}
    >
      <p>Elle va à la corbeille, et les pages des animaux ne l’affichent plus.</p>
    </ActionDialog>
  )
}
