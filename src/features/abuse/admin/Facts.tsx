import { longMoment, plainDay } from '@/platform/time/model'
import { noonOf } from '@/platform/time/model'

import { SPECIES_LABELS } from '../model'
import type { Report } from '../view'
import styles from './Desk.module.scss'
import { words } from './words.fr'

function Reporter({ reporter }: Pick<Report, 'reporter'>) {
  if (!reporter) return <>Anonyme{'\u00a0'}: vos messages se lisent sur sa page.</>
  const { name, email, phone, mayShare } = reporter
  return (
    <>
      <span>{name}</span>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      <strong>
        {mayShare
          ? 'Son identité peut être transmise.'
          : 'Son identité ne doit pas être transmise.'}
      </strong>
    </>
  )
}

/** What is known of a report besides its words. */
export function Facts({ report }: { report: Report }) {
  const { species, animals, place, commune, seenOn, isOngoing, author, shelters } = report
  const { reporter, receivedAt } = report
  const facts = [
    ['Animal', animals > 1 ? `${SPECIES_LABELS[species]} × ${animals}` : SPECIES_LABELS[species]],
    ['Où', `${place}\n${commune}`],
    [
      'Quand',
      [seenOn && `Vu le ${plainDay(new Date(noonOf(seenOn)))}`, words.ongoing[isOngoing]]
        .filter(Boolean)
        .join('\n'),
    ],
    ['Personne en cause', author],
    ['Refuge en cause', shelters.join('\n')],
    ['Reçu', longMoment(new Date(receivedAt))],
  ] as const
  return (
    <dl className={styles.list}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div>
        <dt>Qui signale</dt>
        <dd>
          <Reporter reporter={reporter} />
        </dd>
      </div>
    </dl>
  )
}
