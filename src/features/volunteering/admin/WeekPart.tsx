'use client'

import { useState, type ReactNode } from 'react'

import { addDays, dayIn, dayLabel, deviceDay, mondayOf, parisDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ListPage } from '@/ui/AdminList/ListPage'
import { UndoBar, type Undoable } from '@/ui/AdminList/UndoBar'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { send } from '@/ui/api/client'
import { useRead } from '@/ui/api/use-read'
import { Icon } from '@/ui/Icon'
import { ReasonDialog } from '@/ui/ReasonDialog'
import { useReady } from '@/ui/use-ready'

import { LIMITS } from '../model'
import type { TeamSlot } from '../view'
import styles from './Desk.module.scss'
import { SlotItem } from './SlotItem'
import { SlotsDialog } from './SlotsDialog'
import { words } from './words.fr'

const short = (day: string): string => dayLabel(day)

/** The slots of a week, day by day: who comes, who came, and for how long. */
export function WeekPart({ shelter, tabs }: { shelter: string; tabs: ReactNode }) {
  // What the server drew knows nothing of this device.
  const today = useReady() ? deviceDay(new Date()) : parisDay(new Date())
  const [chosen, setMonday] = useState<string | null>(null)
  const monday = chosen ?? mondayOf(today)
  const [isMaking, setMaking] = useState(false)
  const cancelling = useRowQuestion<TeamSlot>()
  const toCancel = cancelling.about
  const [said, setSaid] = useState<Undoable | null>(null)
  const { answer, error, isLoading, refresh } = useRead(
    '/api/shelter/{shelterId}/volunteering/slots',
    { params: { shelterId: shelter }, query: { day: monday } },
  )
  const slots = answer?.monday === monday ? answer.data : []
  const done = (text: Undoable | null) => {
    setSaid(text)
    void refresh()
  }
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  return (
    <ListPage
      title={words.title}
      about={!isLoading && !error && 'Qui vient, qui est venu, et combien de temps.'}
      actions={
        <div className={buttons.group}>
          <button type="button" className={buttons.primary} onClick={() => setMaking(true)}>
            <Icon name="plus" size={20} />
            Nouveaux créneaux
          </button>
        </div>
      }
    >
      {tabs}
      <div className={styles.bar}>
        {/* No role « status »: a heading has no name from it. */}
        <h2 aria-live="polite">{`Du ${short(monday)} au ${short(addDays(monday, 6))}`}</h2>
        <div className={styles.acts} role="group" aria-label="Semaines">
          <button
            type="button"
            className={buttons.plain}
            aria-label="Semaine précédente"
            onClick={() => setMonday(addDays(monday, -7))}
          >
            <Icon name="chevron-left" size={20} />
          </button>
          <button
            type="button"
            className={buttons.plain}
            onClick={() => setMonday(mondayOf(today))}
          >
            Cette semaine
          </button>
          <button
            type="button"
            className={buttons.plain}
            aria-label="Semaine suivante"
            onClick={() => setMonday(addDays(monday, 7))}
          >
            <Icon name="chevron-right" size={20} />
          </button>
        </div>
      </div>
      {error && (
        <div role="alert">
          <p>Les créneaux n’ont pas pu être chargés.</p>
          <button type="button" className={buttons.plain} onClick={() => void refresh()}>
            Réessayer
          </button>
        </div>
      )}
      {isLoading && <p role="status">Chargement des créneaux…</p>}
      {answer && slots.length === 0 && !isLoading && (
        <p>Aucun créneau cette semaine. Créez-en pour que les bénévoles les prennent.</p>
      )}
      {days.map((day) => {
        const own = slots.filter(({ startsAt, zone }) => dayIn(zone, new Date(startsAt)) === day)
        return own.length === 0 ? null : (
          <section key={day} className={styles.day} aria-label={dayLabel(day, { weekday: 'long' })}>
            <h3>
              {dayLabel(day, { weekday: 'long' })}
              {day === today && ' (aujourd’hui)'}
            </h3>
            <ul>
              {own.map((slot) => (
                <SlotItem
                  key={slot.id}
                  slot={slot}
                  shelter={shelter}
                  onCancel={() => cancelling.ask(slot)}
                  onDone={done}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {isMaking && (
        <SlotsDialog
          shelter={shelter}
          day={today > monday && today <= addDays(monday, 6) ? today : monday}
          onClose={() => setMaking(false)}
          onDone={(count, day) => {
            setMaking(false)
            setMonday(mondayOf(day))
            done({ text: count === 1 ? 'Le créneau est créé' : `${count} créneaux sont créés` })
          }}
        />
      )}
      {toCancel && (
        <ReasonDialog
          title="Annuler ce créneau"
          about={`${toCancel.mission.title}. Ceux qui l’ont pris lisent pourquoi.`}
          action="Annuler le créneau"
          busy={words.busy}
          label={words.reason}
          max={LIMITS.reason}
          onSend={(reason) =>
            send('POST', '/api/shelter/{shelterId}/volunteering/slots/{id}/cancel', {
              params: { shelterId: shelter, id: toCancel.id },
              body: { reason },
            })
          }
          onClose={cancelling.closing({ done })}
          onDone={() => {
            cancelling.close()
            done({ text: 'Le créneau est annulé' })
          }}
        />
      )}
      <UndoBar
        undoable={said}
        onEnd={(isUndone) => {
          setSaid(null)
          if (isUndone) void refresh()
        }}
      />
    </ListPage>
  )
}
