'use client'

import { useState } from 'react'

import { counted } from '@/platform/french.model'
import { hourIn } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import { proposedMinutes, QUARTERS, stateOf } from '../hours.model'
import { lengthWords } from '../model'
import type { SentAttendance } from '../schema'
import type { TeamShift, TeamSlot } from '../view'
import styles from './Desk.module.scss'

const STATES = {
  OPEN: ['plain', 'À valider'],
  DECLARED: ['wait', 'Heures déclarées'],
  VALIDATED: ['good', 'Présent'],
  ABSENT: ['bad', 'Absent'],
} as const

const settle = (shelter: string, id: string, body: SentAttendance) =>
  send('POST', '/api/shelter/{shelterId}/volunteering/shifts/{id}/hours', {
    params: { shelterId: shelter, id },
    body,
  })

type PersonProps = {
  shift: TeamShift
  slot: TeamSlot
  shelter: string
  hasBegun: boolean
  onDone: (said: Undoable | null) => void
}

function Person({ shift, slot, shelter, hasBegun, onDone }: PersonProps) {
  const { run, refusal, isBusy } = useWrite()
  const [minutes, setMinutes] = useState(() => proposedMinutes(shift, slot.minutes))
  const { id, name, phone, declaredMinutes, validatedMinutes } = shift
  const state = stateOf(shift)
  const [tone, label] = STATES[state]
  const isSettled = state === 'VALIDATED' || state === 'ABSENT'
  const say = async (body: SentAttendance, text: string) => {
    const outcome = await run(() => settle(shelter, id, body))
    if (!outcome || outcome.refusal) return
    const undo =
      body.attendance === null
        ? undefined
        : async () =>
            (await settle(shelter, id, { attendance: null, minutes: null })).refusal?.sentence ??
            null
    onDone({ text, undo })
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>{' '}
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        {declaredMinutes !== null && <p>{`Déclare ${lengthWords(declaredMinutes)}`}</p>}
        {refusal && <p role="alert">{refusal.sentence}</p>}
      </div>
      {hasBegun && (
        <div className={styles.acts}>
          <StatusMark tone={tone}>
            {label}
            {validatedMinutes !== null && `, ${lengthWords(validatedMinutes)}`}
          </StatusMark>
          {isSettled ? (
            <button
              type="button"
              className={buttons.plain}
              aria-disabled={isBusy || undefined}
              aria-label={`Corriger\u00a0: ${name}`}
              onClick={() => void say({ attendance: null, minutes: null }, 'À valider de nouveau')}
            >
              Corriger
            </button>
          ) : (
            <>
              <select
                aria-label={`Temps de ${name}`}
                value={minutes}
                onChange={({ target }) => setMinutes(Number(target.value))}
              >
                {QUARTERS.map((each) => (
                  <option key={each} value={each}>
                    {lengthWords(each)}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className={buttons.primary}
                aria-disabled={isBusy || undefined}
                aria-label={`Présent\u00a0: ${name}`}
                onClick={() =>
                  void say({ attendance: 'ATTENDED', minutes }, `${name}\u00a0: présent`)
                }
              >
                Présent
              </button>
              <button
                type="button"
                className={buttons.plain}
                aria-disabled={isBusy || undefined}
                aria-label={`Absent\u00a0: ${name}`}
                onClick={() =>
                  void say({ attendance: 'ABSENT', minutes: null }, `${name}\u00a0: absent`)
                }
              >
                Absent
              </button>
            </>
          )}
        </div>
      )}
    </li>
  )
}

type Props = {
  slot: TeamSlot
  shelter: string
  onCancel: () => void
  onDone: (said: Undoable | null) => void
}

/** One slot of the week, with its people. */
export function SlotItem({ slot, shelter, onCancel, onDone }: Props) {
  const { mission, zone, startsAt, minutes, places, note, cancelledAt, cancelReason, shifts } = slot
  const [now] = useState(() => Date.now())
  const hasBegun = new Date(startsAt).getTime() <= now
  return (
    <li className={styles.slot} data-cancelled={cancelledAt !== null}>
      <div className={styles.head}>
        <div>
          <h4>{`${hourIn(zone, new Date(startsAt))}, ${mission.title}`}</h4>
          <p>
            {`${lengthWords(minutes)} · ${shifts.length} sur ${counted(places, 'place', 'places')}`}
          </p>
        </div>
        {!cancelledAt && !hasBegun && (
          <button
            type="button"
            className={buttons.plain}
            aria-label={`Annuler le créneau\u00a0: ${mission.title}, ${hourIn(zone, new Date(startsAt))}`}
            onClick={onCancel}
          >
            Annuler
          </button>
        )}
      </div>
      {note && <p>{note}</p>}
      {cancelledAt && <p>{`Annulé\u00a0: ${cancelReason ?? ''}`}</p>}
      {shifts.length > 0 && (
        <ul className={styles.people}>
          {shifts.map((shift) => (
            <Person
              // What somebody declares meanwhile is what is proposed.
              key={`${shift.id} ${shift.declaredMinutes}`}
              {...{ shift, slot, shelter, onDone }}
              hasBegun={hasBegun && !cancelledAt}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
