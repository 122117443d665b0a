import { SEX_LABELS, SPECIES_LABELS } from '../model'
import type { AnimalCardData } from '../queries'
import { Age } from './Age'
import { SexIcon } from './SexIcon'
import styles from './AnimalCard.module.scss'

type Props = {
  animal: AnimalCardData
  href: string
  /** The photograph is on the first screen. */
  eager?: boolean
  /** Level of the name among the headings of the page. */
  level?: 'h2' | 'h3'
}

const badgeOf = (animal: AnimalCardData): { word: string; tone: string } | null => {
  if (animal.isAdopted) return { word: 'Adopté', tone: 'adopted' }
  if (animal.isReserved) return { word: 'Réservé', tone: 'reserved' }
  return animal.isSos ? { word: 'SOS', tone: 'sos' } : null
}

/** The basic card: photograph first, then what decides of a visit. */
export function AnimalCard({ animal, href, eager = false, level: Heading = 'h3' }: Props) {
  const badge = badgeOf(animal)
  const { picture } = animal
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <img
          className={styles.photo}
          src={picture?.card ?? '/placeholder-animal.svg'}
          srcSet={picture?.card2x ? `${picture.card} 1x, ${picture.card2x} 2x` : undefined}
          alt=""
          width={460}
          height={420}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        {badge && (
          <span className={styles.badge} data-tone={badge.tone}>
            {badge.word}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a className={styles.link} href={href}>
            {animal.name}
          </a>
          <SexIcon sex={animal.sex} />
        </Heading>
        <p className={styles.facts}>
          {SPECIES_LABELS[animal.species]} · {SEX_LABELS[animal.sex]} ·{' '}
          <Age birthDate={animal.birthDate} />
        </p>
        <p className={styles.breed}>{animal.breed}</p>
        {animal.shortDescription && <p className={styles.text}>{animal.shortDescription}</p>}
      </div>
    </article>
  )
}
