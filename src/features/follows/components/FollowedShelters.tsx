'use client'

import useSWR from 'swr'

import { useSession } from '@/features/navigation/components/use-session'

import { FOLLOWS_API } from '../model'
import type { Follow } from '../queries'
import styles from './FollowedShelters.module.scss'

async function readFollows(path: string): Promise<{ follows: Follow[] }> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return (await response.json()) as { follows: Follow[] }
}

/** The shelters that the person follows; nothing for whoever is not signed in. */
export function FollowedShelters() {
  const user = useSession()
  const { data } = useSWR(user && FOLLOWS_API, readFollows, { shouldRetryOnError: false })
  const follows = data?.follows ?? []
  if (follows.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="suivis">
      <h2 id="suivis">Les refuges que vous suivez</h2>
      <ul className={styles.list}>
        {follows.map(({ shelterId, slug, name, city }) => (
          <li key={shelterId}>
            <a href={`/shelter/${slug}`}>
              <strong>{name}</strong>
              {city && <span>{city}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
