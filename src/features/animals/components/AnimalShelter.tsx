import { addressLine, routeTo } from '@/features/shelters/components/map-links'
import { OpeningHours } from '@/features/shelters/components/OpeningHours'
import { ShelterContact } from '@/features/shelters/components/ShelterContact'
import { ShelterMapIsland } from '@/features/shelters/components/ShelterMapIsland'
import type { PublicShelter } from '@/features/shelters/queries'
import { Static } from '@/ui/Static'

import styles from './AnimalShelter.module.scss'

type Props = {
  shelter: PublicShelter
  /** Nobody has to come: who looked after it and how to reach them, no more. */
  isShort?: boolean
}

/** Who looks after the animal, where, and when one may come. */
export function AnimalShelter({ shelter, isShort = false }: Props) {
  const { name, slug, logo, lat, lng } = shelter
  const home = `/shelter/${slug}`
  return (
    <section id="refuge" className={styles.card} tabIndex={-1} aria-labelledby="refuge-nom">
      <Static className={styles.head}>
        {logo && (
          <img
            className={styles.logo}
            src={logo.thumb}
            alt=""
            width={56}
            height={56}
            loading="lazy"
          />
        )}
        <h2 id="refuge-nom">{name}</h2>
      </Static>
      <ShelterContact shelter={shelter} />
      {!isShort && (
        <>
          <OpeningHours shelter={shelter} className={styles.hours} />
          {routeTo(shelter) && (
            <ShelterMapIsland name={name} address={addressLine(shelter)} lat={lat} lng={lng} />
          )}
        </>
      )}
      <Static as="p" className={styles.links}>
        {!isShort && <a href={`${home}/animals`}>Tous ses animaux à adopter</a>}
        <a href={home}>La page du refuge</a>
      </Static>
    </section>
  )
}
