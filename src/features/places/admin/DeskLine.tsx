'use client'

import { departmentLabel } from '@/platform/geo/departments.model'
import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { isLate } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import type { DeskPlace } from '../desk/schema'
import { editPath, ERROR_LABELS, KIND_LABELS, placePath, STATE_LABELS } from '../model'
import styles from './Desk.module.scss'
import { OwnerLines } from './OwnerLines'
import type { Asked } from './OwnerDialog'
import { words } from './words.fr'

const TONES = { PENDING: 'wait', PUBLISHED: 'good', REJECTED: 'bad' } as const

type Props = {
  row: DeskPlace
  onReject: () => void
  onAsk: (asked: Asked) => void
  onDone: (said: string) => void
}

/** One place at the desk. */
export function DeskLine({ row, onReject, onAsk, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const { id, slug, name, kind, status, text, errors } = row
  const act = async (what: 'publish' | 'settle') => {
    const params = { placeId: id }
    const outcome =
      what === 'publish'
        ? await write('POST', '/api/desk/places/{placeId}/publish', { params, body: { status } })
        : await write('POST', '/api/desk/places/{placeId}/settle', {
            params,
            body: { seen: row.errorCount },
          })
    if (outcome && !outcome.refusal) onDone(what === 'publish' ? words.published : words.settled)
    else if (outcome && isLate(outcome.refusal)) onDone(outcome.refusal?.sentence ?? '')
  }
  const facts = [
    KIND_LABELS[kind],
    [row.address, row.communeName, departmentLabel(row.department)].filter(Boolean).join(', '),
    row.phone,
    row.site,
    row.takesEmergencies && words.emergencies,
    row.isAlwaysOpen && words.always,
    row.owner && words.ownedBy(row.owner),
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <PictureLine
      id={id}
      look="table"
      href={status === 'PUBLISHED' ? placePath(slug) : null}
      title={name}
      picture={{ image: null, card: null, icon: 'map-pin' }}
      facts={facts}
      isBusy={isBusy}
      refusal={isLate(refusal) ? null : refusal && { sentence: refusal.sentence }}
      states={
        <>
          <StatusMark tone={TONES[status]}>{STATE_LABELS[status]}</StatusMark>
          {text && status === 'PENDING' && <p className={styles.whole}>{text}</p>}
          {row.hours && status === 'PENDING' && <p className={styles.whole}>{row.hours}</p>}
          {errors.length > 0 && (
            <ul className={styles.reasons} aria-label="Erreurs signalées">
              {errors.map((error) => (
                <li key={error.id}>
                  {ERROR_LABELS[error.what]}
                  {error.words && (
                    <>
                      {'\u00a0: '}
                      <q>{error.words}</q>
                    </>
                  )}
                  <time dateTime={error.at}>{longMoment(new Date(error.at))}</time>
                </li>
              ))}
            </ul>
          )}
          <OwnerLines row={row} onAsk={onAsk} onDone={onDone} />
        </>
      }
    >
      <a className={buttons.plain} href={editPath(id)} aria-label={`${words.edit}\u00a0: ${name}`}>
        {words.edit}
      </a>
      {row.owner && (
        <button type="button" className={buttons.plain} onClick={() => onAsk({ what: 'end', row })}>
          {words.takeBack}
        </button>
      )}
      {errors.length > 0 && (
        <button
          type="button"
          className={buttons.plain}
          aria-disabled={isBusy || undefined}
          onClick={() => void act('settle')}
        >
          {words.settle}
        </button>
      )}
      {status !== 'PUBLISHED' && (
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={isBusy || undefined}
          onClick={() => void act('publish')}
        >
          {words.publish}
        </button>
      )}
      {status !== 'REJECTED' && (
        <button type="button" className={buttons.plain} onClick={onReject}>
          {status === 'PUBLISHED' ? words.withdraw : words.reject}
        </button>
      )}
    </PictureLine>
  )
}
