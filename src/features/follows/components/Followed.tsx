'use client'

import { Face } from '@/features/profiles/components/Face'
import { profilePath } from '@/features/profiles/model'

import styles from './Followed.module.scss'
import { useFollows } from './use-follows'

/** The shelters and the people that somebody follows; nothing for whoever is not signed in. */
export function Followed() {
  const { data } = useFollows()
  const { follows = [], people = [] } = data ?? {}
  return (
    <>
      {follows.length > 0 && (
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
      )}
      {people.length > 0 && (
        <section className={styles.section} aria-labelledby="personnes-suivies">
          <h2 id="personnes-suivies">Les personnes que vous suivez</h2>
          <ul className={styles.list}>
            {people.map(({ userId, name, photo }) => (
              <li key={userId}>
                <a className={styles.person} href={profilePath(userId)}>
                  <Face name={name} photo={photo} />
                  <strong>{name}</strong>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
