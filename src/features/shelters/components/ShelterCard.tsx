import type { PublicShelter } from '../queries'
import { routeTo } from './map-links'
import { OpeningHours } from './OpeningHours'
import { ShelterContact } from './ShelterContact'
import styles from './ShelterCard.module.scss'

/** Who looks after the animal, where, and when one may come. */
export function ShelterCard({ shelter }: { shelter: PublicShelter }) {
  const route = routeTo(shelter)
  return (
    <section id="refuge" className={styles.card} tabIndex={-1} aria-labelledby="refuge-nom">
      <h2 id="refuge-nom">{shelter.name}</h2>
      <ShelterContact shelter={shelter} />
      {route && (
        <a className={styles.route} href={route} target="_blank" rel="noopener">
          Itinéraire (nouvel onglet)
        </a>
      )}
      <OpeningHours shelter={shelter} className={styles.hours} />
    </section>
  )
}
