'use client'

import { useState } from 'react'

import type { AnimalStatus } from '@/features/animals/model'
import { phoneHref } from '@/features/places/contact.model'
import { deviceDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'

import { daysWords, isHere } from '../model'
import type { Stay } from '../schema'
import { StayDialog, type Draft } from './StayDialog'
import styles from './StayList.module.scss'
import { words } from './words.fr'

type Props = {
  animal: { id: string; name: string; status: AnimalStatus; shelter: string }
  stays: readonly Stay[]
  onChanged: (stays: Stay[]) => void
  /** What is shown is old: it is read again. */
  onOld: () => void
}

const draftOf = (stay: Stay | null, more: Partial<Draft> = {}): Draft => ({
  name: stay?.name ?? '',
  email: stay?.email ?? '',
  phone: stay?.phone ?? '',
  note: stay?.note ?? '',
  startedOn: stay?.startedOn ?? deviceDay(new Date()),
  endedOn: stay?.endedOn ?? '',
  ...more,
})

/** Where an animal lives or lived outside of the shelter, and what a team does about it. */
export function StayList({ animal, stays, onChanged, onOld }: Props) {
  const [asked, setAsked] = useState<{ stay: Stay | null; first: Draft } | null>(null)
  const current = stays.find(({ endedOn }) => endedOn === null)
  const ending = () => ({ endedOn: deviceDay(new Date()) })
  return (
    <>
      {!current && <p>{words.none}</p>}
      <ul>
        {stays.map((stay) => (
          <li key={stay.id} data-current={stay === current || undefined}>
            <strong>{stay.name}</strong>
            <p>{daysWords(stay)}</p>
            {stay.phone && <a href={phoneHref(stay.phone)}>{stay.phone}</a>}{' '}
            {stay.email && <a href={`mailto:${stay.email}`}>{stay.email}</a>}
            {stay.note && <p className={styles.note}>{stay.note}</p>}
            <div className={styles.acts}>
              {stay === current && (
                <button
                  type="button"
                  className={buttons.plain}
                  onClick={() => setAsked({ stay, first: draftOf(stay, ending()) })}
                >
                  {words.end}
                </button>
              )}
              <button
                type="button"
                className={buttons.plain}
                aria-label={words.changeOf(stay.name)}
                onClick={() => setAsked({ stay, first: draftOf(stay) })}
              >
                {words.change}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {!current && isHere(animal.status) && (
        <p>
          <button
            type="button"
            className={buttons.plain}
            onClick={() => setAsked({ stay: null, first: draftOf(null) })}
          >
            {words.start}
          </button>
        </p>
      )}
      {asked && (
        <StayDialog
          {...asked}
          stay={stays.find(({ id }) => id === asked.stay?.id) ?? asked.stay}
          animal={animal}
          onClose={() => setAsked(null)}
          onOld={onOld}
          onDone={(next) => {
            setAsked(null)
            onChanged(next)
          }}
        />
      )}
    </>
  )
}
