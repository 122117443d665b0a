'use client'

import styles from './FollowedShelters.module.scss'
import { useFollows } from './use-follows'

/** The shelters that the person follows; nothing for whoever is not signed in. */
export function FollowedShelters() {
  const { data } = useFollows()
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
