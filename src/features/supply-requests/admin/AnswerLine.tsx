'use client'

import { telephone } from '@/features/shelters/components/ShelterContact'
import { longDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark, type MarkTone } from '@/ui/AdminList/StatusMark'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import {
  COLLECTION,
  donatedWords,
  moreThanMissing,
  statusAfter,
  statusBefore,
  STATUS_LABELS,
  type Status,
} from '../model'
import type { TeamResponse } from '../view'
import styles from './Desk.module.scss'
import { words } from './words.fr'

const TONES: Readonly<Record<Status, MarkTone>> = {
  PENDING: 'wait',
  ACCEPTED: 'care',
  DONE: 'good',
  REJECTED: 'bad',
}

/** Takes the last step back. @returns the sentence of a refusal */
export async function undoStep(id: string, version: number): Promise<string | null> {
  const outcome = await send('POST', '/api/supply-responses/{id}/undo', {
    params: { id },
    body: { version },
  })
  return outcome.refusal?.sentence ?? null
}

type Props = {
  row: TeamResponse
  isOfPlatform: boolean
  onReject: () => void
  onDone: (said: Undoable) => void
}

/** What somebody brings, and what its team does with it. */
export function AnswerLine({ row, isOfPlatform, onReject, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const { id, version, status, name, phone, request, shelter, quantityDonated } = row
  const { quantityUnit: unit } = request
  const tooMuch = status === 'PENDING' && moreThanMissing(row.progress, unit, quantityDonated)
  const step = async (act: 'accept' | 'done' | 'undo', said: string) => {
    const outcome = await write('POST', `/api/supply-responses/{id}/${act}`, {
      params: { id },
      body: { version },
    })
    if (outcome?.refusal?.kind === 'conflict') return onDone({ text: outcome.refusal.sentence })
    if (!outcome || outcome.refusal) return
    const undo = act === 'undo' ? undefined : () => undoStep(id, outcome.data.version)
    onDone({ text: said, undo })
  }
  const button = (act: 'accept' | 'done' | 'undo', label: string, said: string) => (
    <button
      type="button"
      className={act === 'undo' ? buttons.plain : buttons.primary}
      aria-disabled={isBusy || undefined}
      onClick={() => void step(act, said)}
    >
      {label}
    </button>
  )
  return (
    <PictureLine
      id={id}
      look="table"
      href={`/admin/collections/${COLLECTION}/${request.id}`}
      title={`${name} apporte\u00a0: ${donatedWords(quantityDonated, unit)}`}
      picture={{ image: null, card: null, icon: 'heart' }}
      facts={[
        request.title,
        ...(isOfPlatform ? [shelter.name] : []),
        longDay(new Date(row.respondedAt)),
      ]}
      isBusy={isBusy}
      refusal={refusal?.kind === 'conflict' ? null : refusal && { sentence: refusal.sentence }}
      states={
        <>
          <StatusMark tone={TONES[status]}>{STATUS_LABELS[status]}</StatusMark>
          {row.message && <p className={styles.quote}>{row.message}</p>}
          {row.rejectedReason && (
            <p className={styles.quote}>Motif du refus&nbsp;: {row.rejectedReason}</p>
          )}
          {tooMuch && <p className={styles.more}>{tooMuch}</p>}
        </>
      }
    >
      {statusAfter(status, 'accept') && button('accept', words.accept, words.accepted)}
      {statusAfter(status, 'done') && button('done', words.done, words.received)}
      {phone && status !== 'REJECTED' && (
        <a className={buttons.plain} href={telephone(phone)} title={phone}>
          {`${words.call} ${phone}`}
        </a>
      )}
      {statusAfter(status, 'reject') && (
        <button type="button" className={buttons.plain} onClick={onReject}>
          {words.reject}
        </button>
      )}
      {statusBefore(status) && button('undo', words.back, words.backDone)}
    </PictureLine>
  )
}
