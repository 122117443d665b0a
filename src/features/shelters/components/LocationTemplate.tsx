import { Notice } from '@/ui/Notice'

import { readShelter, type PublicShelter } from '../queries'
import styles from './LocationTemplate.module.scss'
import { addressLine } from './map-links'
import { OpeningHours } from './OpeningHours'
import { ShelterContact } from './ShelterContact'
import { ShelterMapIsland } from './ShelterMapIsland'

type Props = {
  shelterId: string
  content: { title: string; description: string; variant: string }
}

/** Template « localisation »: address, hours, and the map on request, in three ways. */
export async function LocationTemplate({ shelterId, content }: Props) {
  const shelter = await readShelter(shelterId)
  if (!shelter) return <Notice>Informations du refuge non disponibles</Notice>
  return (
    <div>
      <h2>{content.title || 'Nous trouver'}</h2>
      {content.description && <p>{content.description}</p>}
      {drawn(content.variant, shelter)}
    </div>
  )
}

function drawn(variant: string, shelter: PublicShelter) {
  switch (variant) {
    case 'accordion':
      return <Accordion shelter={shelter} />
    case 'large':
      return <Large shelter={shelter} />
    default:
      return <Standard shelter={shelter} />
  }
}

type View = { shelter: PublicShelter }

/** A card, and the map beside it. */
function Standard({ shelter }: View) {
  return (
    <div className={styles.location}>
      <div className={styles.card}>
        <p className={styles.name}>{shelter.name}</p>
        <ShelterContact shelter={shelter} />
        <OpeningHours shelter={shelter} className={styles.hours} />
      </div>
      <Place shelter={shelter} />
    </div>
  )
}

/** Three drawers, the first of them open. */
function Accordion({ shelter }: View) {
  return (
    <div className={styles.accordion}>
      <details className={styles.drawer} open>
        <summary>
          <h3>Adresse et contact</h3>
        </summary>
        <div className={styles.inside}>
          <p className={styles.name}>{shelter.name}</p>
          <ShelterContact shelter={shelter} />
        </div>
      </details>
      {shelter.openingHours.length > 0 && (
        <details className={styles.drawer}>
          <summary>
            <h3>Horaires</h3>
          </summary>
          <OpeningHours shelter={shelter} className={styles.inside} />
        </details>
      )}
      <details className={styles.drawer}>
        <summary>
          <h3>Plan d’accès</h3>
        </summary>
        <div className={styles.inside}>
          <Place shelter={shelter} />
        </div>
      </details>
    </div>
  )
}

/** The map across the section, everything else under it. */
function Large({ shelter }: View) {
  return (
    <div className={styles.large}>
      <Place shelter={shelter} isLarge />
      <div className={styles.under}>
        <div>
          <p className={styles.name}>{shelter.name}</p>
          <ShelterContact shelter={shelter} />
        </div>
        <OpeningHours shelter={shelter} />
      </div>
    </div>
  )
}

function Place({ shelter, isLarge }: View & { isLarge?: boolean }) {
  const { name, lat, lng } = shelter
  return (
    <ShelterMapIsland
      name={name}
      address={addressLine(shelter)}
      lat={lat}
      lng={lng}
      isLarge={isLarge}
    />
  )
}
