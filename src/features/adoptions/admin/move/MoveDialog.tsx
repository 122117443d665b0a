'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'

import { REQUEST_STATUS_LABELS, type RequestStatus } from '../../model'
import type { Move, RequestCard } from '../../view'
import { Alert } from '../ui/Alert'
import { useRequest } from '../use-request'
import { moveWords as words } from '../words.fr'
import { isPossible } from './draft'
import { MoveChoice } from './MoveChoice'
import { MoveStep } from './MoveStep'

type Props = {
  shelter: string
  card: Pick<RequestCard, 'id' | 'applicant' | 'animal' | 'status'>
  /** The step that was asked for; null asks which. */
  to: RequestStatus | null
  onClose: () => void
  /** Done. */
  onMoved: (to: RequestStatus) => void
  /** What is on screen is no longer true. */
  onStale: () => void
}

type Chosen = { move: Move; from: RequestStatus }

/** « Changer d’étape »: which step, then what leaves with it. */
export function MoveDialog({ shelter, card, to, onClose, onMoved, onStale }: Props) {
  const { detail, error, isValidating, refresh } = useRequest(shelter, card.id)
  const [isFresh, setFresh] = useState(false)
  const [isAsking, setAsking] = useState(to === null)
  const [picked, setPicked] = useState<Chosen | null>(null)
  const about = `${card.applicant.name}, ${card.animal.name}`
  // What the browser remembers of the request may be old: a step is chosen on what is true now.
  if (!isFresh && detail && !isValidating) setFresh(true)

  if (!detail || !isFresh)
    return (
      <AdminDialog isSheet title={words.choose} about={about} onClose={onClose}>
        {error ? (
          <Alert tone="bad" isUrgent>
            <p>{error.message}</p>
            <button type="button" className={buttons.plain} onClick={() => void refresh()}>
              Réessayer
            </button>
          </Alert>
        ) : (
          <p role="status">{words.loading}</p>
        )}
      </AdminDialog>
    )

  const wanted = isAsking ? undefined : detail.moves.find((move) => move.to === to)
  // Kept as it was proposed, whatever the server says later: what is typed depends on it.
  if (!picked && wanted && isPossible(wanted)) setPicked({ move: wanted, from: detail.status })
  if (picked)
    return (
      <MoveStep
        key={picked.move.to}
        shelter={shelter}
        detail={detail}
        move={picked.move}
        from={picked.from}
        about={about}
        onBack={() => {
          setPicked(null)
          setAsking(true)
        }}
        onClose={onClose}
        onMoved={(done) => {
          void refresh()
          onMoved(done)
        }}
        onConflict={() => {
          setPicked(null)
          setAsking(true)
          void refresh()
          onStale()
        }}
      />
    )
  return (
    <AdminDialog
      isSheet
      title={words.choose}
      about={about}
      onClose={onClose}
      actions={
        <button type="button" className={buttons.plain} onClick={onClose}>
          {words.cancel}
        </button>
      }
    >
      <p>{words.now(REQUEST_STATUS_LABELS[detail.status])}</p>
      {wanted?.whyNot && <Alert tone="wait">{wanted.whyNot}</Alert>}
      {detail.moves.length === 0 ? (
        <p>{words.over}</p>
      ) : (
        <MoveChoice
          moves={detail.moves}
          onChoose={(move) => setPicked({ move, from: detail.status })}
        />
      )}
    </AdminDialog>
  )
}
