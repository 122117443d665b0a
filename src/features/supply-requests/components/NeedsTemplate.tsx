import { findShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import { needsPath } from '../model'
import { listShelterRequests } from '../queries'
import { RequestCard } from './RequestCard'
import styles from './Supply.module.scss'

type Props = { shelterId: string; content: { title: string; description: string; limit: number } }

/** Template « besoins »: what the shelter asks for, urgent things first. */
export async function NeedsTemplate({ shelterId, content }: Props) {
  const { title, description, limit } = content
  const shelter = await findShelter(shelterId)
  // One more than is shown: are there others?
  const found = shelter ? await listShelterRequests(shelterId, limit + 1) : []
  // Nothing is missing: never a hole in a public page.
  if (!shelter || found.length === 0) return null
  return (
    <Static>
      <h2>{title || 'Ce dont nous avons besoin'}</h2>
      {description && <p>{description}</p>}
      <ul className={styles.cards}>
        {found.slice(0, limit).map((request) => (
          <li key={request.id}>
            <RequestCard request={request} isAtHome />
          </li>
        ))}
      </ul>
      {found.length > limit && (
        <p className={styles.all}>
          <ButtonLink look="outline" href={needsPath(shelter.slug)}>
            Voir tous nos besoins
          </ButtonLink>
        </p>
      )}
    </Static>
  )
}
