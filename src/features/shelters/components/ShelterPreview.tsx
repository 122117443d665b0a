import { townLabel } from '@/platform/geo/model'
import { frenchSpaces } from '@/platform/html/french'
import { untilItComes } from '@/ui/until-it-comes'

import { SHELTER_TYPE_LABELS } from '../model'
import type { ShelterCard } from '../queries'
import { shelterInitials } from './initials'
import { ListedHours } from './ListedHours'
import styles from './ShelterPreview.module.scss'

type Props = {
  shelter: ShelterCard
  /** « 36 animaux à adopter ». */
  waiting?: string
  /** « 20 chats, 12 chiens ». */
  kept?: string
  /** « à 12 km ». */
  distance?: string | null
  level?: 'h2' | 'h3'
  /** Loaded at once: above the fold. */
  isEager?: boolean
}

/**
 * A shelter in a list of the platform: who, where, how many wait, and whether it is open. Its list is
 * `Static`, and has `HoursManners` beside it.
 */
export function ShelterPreview({
  shelter,
  waiting,
  kept,
  distance,
  level: Heading = 'h3',
  isEager = false,
}: Props) {
  const { slug, name, city, department, shortDescription, logo, photo, shelterType } = shelter
  return (
    <article className={styles.card}>
      {photo ? (
        <img
          className={styles.photo}
          style={untilItComes(photo.colours)}
          src={photo.url}
          srcSet={photo.srcSet || undefined}
          sizes="(width < 600px) 96px, (width >= 760px) 400px, 100vw"
          alt=""
          width={photo.width}
          height={photo.height}
          loading={isEager ? undefined : 'lazy'}
          decoding="async"
        />
      ) : (
        <div className={styles.field} aria-hidden="true">
          {!logo && <span className={styles.initials}>{shelterInitials(name)}</span>}
        </div>
      )}
      <div className={styles.body}>
        {logo && (
          <img
            className={styles.logo}
            src={logo.thumb}
            alt=""
            width={64}
            height={64}
            loading="lazy"
          />
        )}
        {shelterType && <p className={styles.type}>{SHELTER_TYPE_LABELS[shelterType]}</p>}
        <Heading className={styles.name}>
          <a className={styles.link} href={`/shelter/${slug}`}>
            {name}
          </a>
        </Heading>
        <p className={styles.city}>
          {townLabel(city, department)}
          {distance && <span className={styles.distance}> · {distance}</span>}
        </p>
        {shortDescription && <p className={styles.text}>{frenchSpaces(shortDescription)}</p>}
        {(waiting || shelter.openingHours.length > 0) && (
          <div className={styles.facts}>
            {waiting && (
              <p className={styles.waiting}>
                <strong>{waiting}</strong>
                {kept && <span className={styles.kept}>{kept}</span>}
              </p>
            )}
            <ListedHours className={styles.open} opening={shelter} />
          </div>
        )}
      </div>
    </article>
  )
}
