import type { PublicShelter } from '../queries'
import { Hours } from './Hours'
import { OpenNow } from './OpenNow'
import { ShelterContact } from './ShelterContact'
import styles from './ShelterCard.module.scss'

/** Who looks after the animal, where, and when one may come. */
export function ShelterCard({ shelter }: { shelter: PublicShelter }) {
  const { name, lat, lng, openingHours, timezone } = shelter
  return (
    <section id="refuge" className={styles.card} tabIndex={-1} aria-labelledby="refuge-nom">
      <h2 id="refuge-nom">{name}</h2>
      <ShelterContact shelter={shelter} />
      {lat !== null && lng !== null && (
        <a
          className={styles.route}
          href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
          target="_blank"
          rel="noopener"
        >
          Itinéraire (nouvel onglet)
        </a>
      )}
      {openingHours.length > 0 && (
        <div className={styles.hours}>
          <OpenNow hours={openingHours} timezone={timezone} />
          <Hours hours={openingHours} />
        </div>
      )}
    </section>
  )
}
