'use client'

import { ActionDialog } from '@/ui/ActionDialog'
import { useWrite } from '@/ui/api/use-write'

import type { PlanView } from '../view'
import { PLAN, wordsOf } from './use-plans'

type Props = { plan: PlanView; onClose: () => void; onRemoved: () => void }

/** Asks before a plan goes; says why when it cannot. */
export function DeleteDialog({ plan, onClose, onRemoved }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const remove = async () => {
    const outcome = await write(
      'DELETE',
      PLAN,
      { params: { planId: plan.id } },
      { done: 'Formule supprimée', ...wordsOf('delete') },
    )
    if (outcome && !outcome.refusal) onRemoved()
  }
  return (
    <ActionDialog
      title={`Supprimer «\u00a0${plan.title}\u00a0»\u00a0?`}
      onClose={onClose}
      refusal={refusal?.sentence}
      action="Supprimer"
      isBusy={isBusy}
      isDanger
      onAction={remove}
    >
      <p>Elle va à la corbeille, et les pages des animaux ne l’affichent plus.</p>
    </ActionDialog>
  )
}
