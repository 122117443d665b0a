import { dayIn, dayLabel, hourIn } from '@/platform/time/model'
import { ActionForm } from '@/ui/ActionForm'
import { ButtonLink } from '@/ui/Button'

import type { SlotDay } from '../../view'
import type { FollowView } from '../queries'
import styles from './Follow.module.scss'

/** « samedi 21 novembre à 18:30 », on the clocks of a place (IANA name). */
function momentIn(timeZone: string, at: string): string {
  const instant = new Date(at)
  const day = dayLabel(dayIn(timeZone, instant), { weekday: 'long' })
  return `${day} à ${hourIn(timeZone, instant)}`
}

/** Days that are in sight; the others are one press away. */
const FIRST_DAYS = 3

/** The meeting: when and where, or the moments that can be chosen. */
export function MeetingPart({ view }: { view: FollowView }) {
  const { meeting, shelter, slots, status, token, animal } = view
  const api = `/api/adoptions/${encodeURIComponent(token)}`
  const canChoose = status === 'MEETING'
  if (!view.isOpen || (!meeting && !canChoose)) return null
  return (
    <section className={styles.part} aria-labelledby="rencontre">
      <h2 id="rencontre">Votre rencontre avec {animal.name}</h2>
      {meeting && (
        <>
          <p className={styles.when}>{momentIn(shelter.timezone, meeting.at)}</p>
          <p>{meeting.place}</p>
          <p>
            <ButtonLink look="outline" href={`${api}/meeting.ics`}>
              Ajouter à mon agenda
            </ButtonLink>
          </p>
        </>
      )}
      {canChoose && meeting && (
        <details className={styles.fold}>
          <summary>Choisir un autre moment</summary>
          <Choice api={api} token={token} slots={slots} shelter={shelter} />
        </details>
      )}
      {canChoose && !meeting && <Choice api={api} token={token} slots={slots} shelter={shelter} />}
    </section>
  )
}

type ChoiceProps = {
  api: string
  token: string
  slots: readonly SlotDay[]
  shelter: FollowView['shelter']
}

function Choice({ api, token, slots, shelter }: ChoiceProps) {
  if (slots.length === 0) {
    return (
      <p>
        Aucun moment n’est proposé en ligne pour l’instant{'\u00a0'}: écrivez au refuge (
        <a href={`mailto:${shelter.email}`}>{shelter.email}</a>
        {shelter.phone && ` ou ${shelter.phone}`}) pour convenir d’un rendez-vous.
      </p>
    )
  }
  return (
    <ActionForm
      action={`${api}/meeting`}
      token={token}
      label="Choisir ce moment"
      busyLabel="Envoi en cours…"
    >
      <p>La rencontre dure environ 45 minutes. Elle n’engage à rien.</p>
      {slots.slice(0, FIRST_DAYS).map((day) => (
        <Day key={day.day} day={day} />
      ))}
      {slots.length > FIRST_DAYS && (
        <details className={styles.fold}>
          <summary>Voir d’autres jours</summary>
          <div className={styles.days}>
            {slots.slice(FIRST_DAYS).map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </div>
        </details>
      )}
    </ActionForm>
  )
}

function Day({ day: { label, slots } }: { day: SlotDay }) {
  return (
    <fieldset className={styles.day}>
      <legend>{label}</legend>
      <div className={styles.hours}>
        {slots.map(({ at, label: hour }) => (
          <label key={at} className={styles.hour}>
            <input type="radio" name="at" value={at} required />
            <span>{hour}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
