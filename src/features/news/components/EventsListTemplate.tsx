import { findShelter } from '@/features/shelters/queries'
import { Static } from '@/ui/Static'

import { isComing, listShelterEvents } from '../queries'
import { EventCard } from './EventCard'
import styles from './templates.module.scss'

type Props = { shelterId: string; content: { title: string; description: string; limit: number } }

/** Template « events-list »: the coming meetings, the next one first. */
export async function EventsListTemplate({ shelterId, content }: Props) {
  const { title, description, limit } = content
  const shelter = await findShelter(shelterId)
  const events = shelter ? (await listShelterEvents(shelterId, limit)).filter(isComing) : []
  // No meeting is planned: never a hole in a public page.
  if (!shelter || events.length === 0) return null
  return (
    <Static>
      <h2>{title || 'Prochains rendez-vous'}</h2>
      {description && <p>{description}</p>}
      <ul className={styles.events}>
        {events.map((each) => (
          <li key={each.id}>
            <EventCard article={each} home={`/shelter/${shelter.slug}`} />
          </li>
        ))}
      </ul>
    </Static>
  )
}
