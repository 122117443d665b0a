import { findShelter } from '@/features/shelters/queries'
import { ofName } from '@/platform/french.model'
import { isId } from '@/platform/ids.model'
import { ButtonLink } from '@/ui/Button'
import { untilItComes } from '@/ui/until-it-comes'

import { PLACEHOLDER } from '../list/public-animal'
import { breedLabel, SEX_LABELS, SPECIES_LABELS } from '../model'
import { readAnimal, type PublicAnimal } from '../queries'
import { goodWith } from '../wording'
import { Age } from './Age'
import { AnimalBadge, FosterBadge } from './AnimalBadge'
import styles from './FeaturedAnimalTemplate.module.scss'

type Content = { title: string; description: string; animalId: string | null; alignment: string }
type Props = { shelterId: string; content: Content }

/** Template « animal-vedette »: one animal, and the way to its page. */
export async function FeaturedAnimalTemplate({ shelterId, content }: Props) {
  const { animalId, title, description, alignment } = content
  if (!animalId || !isId(animalId)) return null
  const [shelter, animal] = await Promise.all([
    findShelter(shelterId),
    readAnimal(animalId.toLowerCase()),
  ])
  // Hidden, gone or of another shelter: none. The team reads so in the editor; never a hole here.
  if (!shelter || animal?.shelterId !== shelter.id) return null
  return (
    <div className={styles.featured} data-alignment={alignment}>
      {title && <h2>{title}</h2>}
      {description && <p>{description}</p>}
      <Portrait
        animal={animal}
        href={`/shelter/${shelter.slug}/animals/${animal.id}`}
        level={title ? 'h3' : 'h2'}
      />
    </div>
  )
}

type PortraitProps = { animal: PublicAnimal; href: string; level: 'h2' | 'h3' }

function Portrait({ animal, href, level: Heading }: PortraitProps) {
  const { name, species, sex, birthDate, age, shortDescription } = animal
  const isAdopted = animal.status === 'ADOPTED'
  const badge = {
    sex,
    isAdopted,
    isReserved: Boolean(animal.isReserved),
    isSos: Boolean(animal.isSos),
  }
  const friends = goodWith(animal)
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Photo animal={animal} />
        <span className={styles.badge}>
          <AnimalBadge animal={badge} />
        </span>
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a className={styles.link} href={href}>
            {name}
          </a>
        </Heading>
        <p className={styles.facts}>
          {SPECIES_LABELS[species]} · {SEX_LABELS[sex]} ·{' '}
          <Age birthDate={birthDate} fallback={age} />
        </p>
        {animal.fosterWanted && !isAdopted && (
          <p className={styles.foster}>
            <FosterBadge />
          </p>
        )}
        <p className={styles.breed}>{breedLabel(animal)}</p>
        {shortDescription && <p className={styles.text}>{shortDescription}</p>}
        {friends.length > 0 && (
          <div className={styles.friends}>
            <span>S’entend avec{'\u00a0'}:</span>
            <ul aria-label="S’entend avec">
              {friends.map((friend) => (
                <li key={friend}>{friend}</li>
              ))}
            </ul>
          </div>
        )}
        {isAdopted ? (
          <p className={styles.gone}>{name} a trouvé sa famille.</p>
        ) : (
          <p className={styles.action}>
            <ButtonLink href={href}>Rencontrer {name}</ButtonLink>
          </p>
        )}
      </div>
    </article>
  )
}

function Photo({ animal: { name, photos } }: { animal: PublicAnimal }) {
  const [photo] = photos
  return (
    <img
      className={styles.photo}
      style={untilItComes(photo?.colours)}
      src={photo?.url ?? PLACEHOLDER}
      srcSet={photo?.srcSet || undefined}
      sizes={photo?.srcSet ? '(width >= 860px) 620px, 100vw' : undefined}
      alt={photo ? photo.alt || `Photo ${ofName(name)}` : ''}
      width={photo?.width || 460}
      height={photo?.height || 420}
      loading="lazy"
      decoding="async"
    />
  )
}
