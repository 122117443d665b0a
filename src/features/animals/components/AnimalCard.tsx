import { frenchSpaces } from '@/platform/html/french'
import { Static } from '@/ui/Static'
import { untilItComes } from '@/ui/until-it-comes'

import type { AnimalCardData } from '../card'
import type { CardDesign } from '../card-design.model'
import { CardHeart } from '../favourites/components/CardHeart'
import { SEX_LABELS, SPECIES_LABELS } from '../model'
import { distanceLabel, teaser } from '../wording'
import { AnimalBadge, FosterBadge } from './AnimalBadge'
import styles from './AnimalCard.module.scss'
import { SexIcon } from './SexIcon'

type Props = {
  animal: AnimalCardData
  /** The photograph is on the first screen. */
  isEager?: boolean
  /** Level of the name among the headings of the page. */
  level?: 'h2' | 'h3'
  design?: CardDesign
}

/**
 * Photograph first, then what decides of a visit. A design changes its looks, never its words.
 * Its list brings its heart and its age to life (`CardManners`).
 */
export function AnimalCard(props: Props) {
  const { animal, isEager = false, level: Heading = 'h3', design = 'basic' } = props
  const { name, href, species, sex, breed, birthDate, age, shortDescription } = animal
  const { image, image2x, colours } = animal
  return (
    <Static as="article" className={styles.card} data-design={design} data-since={animal.since}>
      <div className={styles.layout}>
        <div className={styles.frame}>
          <img
            className={styles.photo}
            style={untilItComes(colours)}
            src={image}
            srcSet={image2x ? `${image} 1x, ${image2x} 2x` : undefined}
            // The name beside it says whom it shows.
            alt=""
            width={460}
            height={420}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
          />
          <span className={styles.badge}>
            <AnimalBadge animal={animal} />
          </span>
        </div>
        <div className={styles.body}>
          <Heading className={styles.name}>
            <a className={styles.link} href={href}>
              {name}
            </a>
          </Heading>
          <p className={styles.facts}>
            {SPECIES_LABELS[species]} ·{' '}
            <span className={styles.sex}>
              <SexIcon sex={sex} />
              {SEX_LABELS[sex]}
            </span>{' '}
            · <span data-born={birthDate ?? undefined}>{age}</span>
          </p>
          <p className={styles.place}>
            {animal.place}
            {animal.distance !== null && <strong> · {distanceLabel(animal.distance)}</strong>}
          </p>
          {animal.decisive.length > 0 && <p>{animal.decisive.join(' · ')}</p>}
          {animal.fosterWanted && (
            <p className={styles.foster}>
              <FosterBadge />
            </p>
          )}
          <p className={styles.breed}>{breed}</p>
          {shortDescription && (
            <p className={styles.text}>{frenchSpaces(teaser(shortDescription))}</p>
          )}
          {animal.goodWith.length > 0 && (
            <p className={styles.good}>
              <span className={styles.goodTitle}>S’entend avec{'\u00a0'}: </span>
              {animal.goodWith.map((word, index) => (
                <span key={word} className={styles.company}>
                  {index > 0 && <span className={styles.comma}>, </span>}
                  {word}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      <div className={styles.heart}>
        <CardHeart animalId={animal.id} name={name} />
      </div>
    </Static>
  )
}
