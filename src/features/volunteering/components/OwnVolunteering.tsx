import { plainDay } from '@/platform/time/model'
import { ActionForm } from '@/ui/ActionForm'
import { Badge } from '@/ui/Badge'
import { Button, ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

import {
  APPLICATION_STATUS_LABELS,
  CALENDAR_RENEW_API,
  calendarPath,
  CERTIFICATE_PATH,
  lengthWords,
  LIST_PATH,
  missionPath,
  slotApi,
  withdrawApi,
} from '../model'
import type { OwnApplication, OwnSlot, OwnVolunteering as Own } from '../own'
import { slotLine } from '../wording.model'
import { PastShifts } from './PastShifts'
import styles from './Volunteering.module.scss'

const TONES = { PENDING: 'sky', ACCEPTED: 'pine', REFUSED: 'berry', WITHDRAWN: 'neutral' } as const

const Slot = ({ slot, isTaken }: { slot: OwnSlot; isTaken: boolean }) => {
  const about = slotLine(slot)
  return (
    <li>
      <h3>{about}</h3>
      <p>{`${slot.title}, ${slot.shelter}`}</p>
      <p className={styles.soft}>{slot.place}</p>
      {slot.note && <p>{slot.note}</p>}
      <div className={styles.tools}>
        {isTaken ? (
          <>
            {!slot.hasBegun && (
              <ActionForm
                action={slotApi(slot.id, 'leave')}
                label="Rendre ce créneau"
                busyLabel="Un instant…"
                look="outline"
                about={about}
              />
            )}
            <ButtonLink
              look="plain"
              href={slotApi(slot.id, 'calendar')}
              aria-label={`Ajouter à mon agenda\u00a0: ${about}`}
            >
              Ajouter à mon agenda
            </ButtonLink>
          </>
        ) : (
          <>
            <ActionForm
              action={slotApi(slot.id, 'take')}
              label="Prendre ce créneau"
              busyLabel="Un instant…"
              about={about}
            />
            <p className={styles.soft}>
              {slot.places - slot.taken === 1
                ? 'Une place libre'
                : `${slot.places - slot.taken} places libres`}
            </p>
          </>
        )}
      </div>
    </li>
  )
}

const Application = ({ offer }: { offer: OwnApplication }) => (
  <li>
    <h3>
      {offer.status === 'PENDING' && offer.isOnline ? (
        <a href={missionPath(offer.slug)}>{offer.title}</a>
      ) : (
        offer.title
      )}
    </h3>
    <p>{`${offer.shelter}, le ${plainDay(new Date(offer.createdAt))}`}</p>
    <p>
      <Badge tone={TONES[offer.status]}>{APPLICATION_STATUS_LABELS[offer.status]}</Badge>
    </p>
    {offer.answer && <p>{offer.answer}</p>}
    {offer.status === 'PENDING' && (
      <ActionForm
        action={withdrawApi(offer.id)}
        label="Retirer ma proposition"
        busyLabel="Un instant…"
        look="outline"
        about={offer.title}
      />
    )}
  </li>
)

const Calendar = ({ secret, origin }: { secret: string | null; origin: string }) => (
  <section className={styles.part} id="agenda" aria-labelledby="agenda-titre">
    <h2 id="agenda-titre">Mes créneaux dans mon agenda</h2>
    {secret ? (
      <p>
        Abonnez votre agenda à cette adresse. Elle est à vous seul&nbsp;:{' '}
        <a className={styles.link} href={calendarPath(secret)}>
          {origin + calendarPath(secret)}
        </a>
      </p>
    ) : (
      <p>Une adresse privée montre tous vos créneaux dans votre agenda, et suit les changements.</p>
    )}
    <ActionForm
      action={CALENDAR_RENEW_API}
      label={secret ? 'Changer cette adresse' : 'Obtenir mon adresse'}
      busyLabel="Un instant…"
      look="outline"
    />
  </section>
)

/** What a person does as a volunteer: slots taken and free, hours, offers, the calendar. */
export function OwnVolunteering({ own, origin }: { own: Own; origin: string }) {
  const { applications, shelters, taken, free, past, worked, years, calendar } = own
  const parts = [applications, shelters, past, years]
  if (parts.every(({ length }) => length === 0)) {
    return (
      <EmptyState
        title="Pas encore de bénévolat"
        action={<ButtonLink href={LIST_PATH}>Voir les missions</ButtonLink>}
      >
        Choisissez une mission près de chez vous et proposez votre aide.
      </EmptyState>
    )
  }
  return (
    <>
      {worked.slots > 0 && (
        <div className={styles.totals}>
          <p>
            <strong>{lengthWords(worked.minutes)}</strong>
            validées
          </p>
          <p>
            <strong>{worked.slots}</strong>
            {worked.slots === 1 ? 'créneau tenu' : 'créneaux tenus'}
          </p>
        </div>
      )}
      {shelters.length > 0 && (
        <>
          <p>
            Vous aidez{' '}
            {shelters.map(({ slug, name }, at) => (
              <span key={slug}>
                {at > 0 && ', '}
                <a href={`/shelter/${slug}`}>{name}</a>
              </span>
            ))}
            .
          </p>
          <section className={styles.part} aria-labelledby="mes-creneaux">
            <h2 id="mes-creneaux">Mes prochains créneaux</h2>
            {taken.length === 0 ? (
              <p>Vous n’avez pas de créneau à venir.</p>
            ) : (
              <ul className={styles.list}>
                {taken.map((slot) => (
                  <Slot key={slot.id} slot={slot} isTaken />
                ))}
              </ul>
            )}
          </section>
          <section className={styles.part} aria-labelledby="creneaux-libres">
            <h2 id="creneaux-libres">Créneaux libres</h2>
            {free.length === 0 ? (
              <p>Aucun créneau libre pour l’instant. Le refuge en ajoute au fil des semaines.</p>
            ) : (
              <ul className={styles.list}>
                {free.map((slot) => (
                  <Slot key={slot.id} slot={slot} isTaken={false} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
      {past.length > 0 && <PastShifts past={past} />}
      {years.length > 0 && (
        <form className={styles.part} action={CERTIFICATE_PATH} aria-label="Attestation d’heures">
          <h2>Attestation d’heures</h2>
          <div className={styles.tools}>
            {years.map((year) => (
              <Button key={year} type="submit" look="outline" name="annee" value={String(year)}>
                {`Attestation ${year}`}
              </Button>
            ))}
          </div>
        </form>
      )}
      {applications.length > 0 && (
        <section className={styles.part} aria-labelledby="propositions">
          <h2 id="propositions">Mes propositions</h2>
          <ul className={styles.list}>
            {applications.map((offer) => (
              <Application key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      )}
      {shelters.length > 0 && <Calendar secret={calendar} origin={origin} />}
    </>
  )
}
