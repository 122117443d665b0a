'use client'

import Link from 'next/link'
import { useState } from 'react'

import { LIMITS, statusWord, type AnimalStatus } from '@/features/animals/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'
import { CharactersLeft } from '@/ui/CharactersLeft'

import { canUndo, statusAction, wantsReason } from '../model'
import type { TeamAnimal } from '../view'
import { namesOf } from './query'
import { useRequestsPath } from './use-requests-path'
import { words } from './words.fr'

const ANIMAL = '/api/shelter/{shelterId}/animals/{animalId}'

/** What an animal is to become. */
export type Step = { animal: TeamAnimal; to: AnimalStatus }

type Props = Step & {
  onClose: () => void
  onMoved: (animal: TeamAnimal, said: Undoable) => void
}

/** What becomes of an animal, with what follows from it, asked before it is done. */
export function StatusDialog({ animal, to, onClose, onMoved }: Props) {
  const { name, sex, status: from } = animal
  const params = namesOf(animal)
  const { write, refusal, isBusy } = useWrite()
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const requests = useRequestsPath(animal)
  const isAsked = wantsReason(from, to)
  const isMissing = isAsked && !reason.trim()
  const action = statusAction(to, sex)
  const confirm = async () => {
    setChecked(true)
    if (isMissing) return
    const outcome = await write('POST', `${ANIMAL}/status`, {
      params,
      body: { from, to, ...(isAsked && { reason: reason.trim() }) },
    })
    if (!outcome || outcome.refusal) return
    onMoved(outcome.data, {
      text: words.statusDone(name, statusWord(to, sex)),
      undo: canUndo(to)
        ? async () => {
            const back = await send('POST', `${ANIMAL}/undo`, { params })
            return back.refusal?.sentence ?? null
          }
        : undefined,
    })
  }
  const told = refusal && (Object.values(refusal.fields)[0] ?? refusal.sentence)
  return (
    <ActionDialog
      title={`${name}\u00a0: ${action.toLowerCase()}`}
      onClose={onClose}
      refusal={told}
      action={action}
      busy={words.saving}
      isBusy={isBusy}
      onAction={confirm}
    >
      {refusal && to === 'ADOPTED' && requests ? (
        <p>
          <Link className={buttons.link} href={requests} prefetch={false}>
            {words.seeRequests}
          </Link>
        </p>
      ) : (
        <p>{words.follows[to](name)}</p>
      )}
      {isAsked && (
        <AdminField
          label={words.reason}
          hint={words.reasonHint}
          error={isChecked && isMissing ? words.reasonMissing : null}
        >
          {(described) => (
            <>
              <textarea
                {...described}
                rows={3}
                maxLength={LIMITS.text}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <CharactersLeft length={reason.length} max={LIMITS.text} />
            </>
          )}
        </AdminField>
      )}
      {canUndo(to) && <p>{words.undoHint}</p>}
    </ActionDialog>
  )
}
