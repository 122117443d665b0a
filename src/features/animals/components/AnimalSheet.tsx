import { ShelterCard } from '@/features/shelters/components/ShelterCard'
import { telephone } from '@/features/shelters/components/ShelterContact'
import type { PublicShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'
import { Gallery } from '@/ui/Gallery'

import { breedLabel, SEX_LABELS, SPECIES_LABELS } from '../model'
import type { PublicAnimal } from '../queries'
import { feeLabel } from '../wording'
import { Age } from './Age'
import { AdoptionSteps } from './AdoptionSteps'
import { AnimalBadge } from './AnimalBadge'
import { AnimalFacts } from './AnimalFacts'
import { AnimalStory } from './AnimalStory'
import styles from './AnimalSheet.module.scss'
import { LegalNotice } from './LegalNotice'

type Props = {
  animal: PublicAnimal
  shelter: PublicShelter
  /** Those who leave together with it. */
  companions: ReadonlyArray<{ id: string; name: string }>
}

/** Everything a family wants to know before a visit, and what the law wants printed. */
export function AnimalSheet({ animal, shelter, companions }: Props) {
  const isGone = animal.status === 'ADOPTED'
  const badge = {
    isAdopted: isGone,
    isReserved: Boolean(animal.isReserved),
    isSos: Boolean(animal.isSos),
  }
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <Photos animal={animal} />
        <div className={styles.summary}>
          <p className={styles.badge}>
            <AnimalBadge animal={badge} />
          </p>
          <h1 className={styles.name}>{animal.name}</h1>
          <p className={styles.facts}>
            {SPECIES_LABELS[animal.species]} · {SEX_LABELS[animal.sex]} ·{' '}
            <Age birthDate={animal.birthDate} fallback={animal.age} />
            {animal.birthDate && animal.ageIsEstimated && ' (estimé)'}
          </p>
          <p className={styles.breed}>{breedLabel(animal)}</p>
          {animal.shortDescription && <p className={styles.lead}>{animal.shortDescription}</p>}
          {!isGone && typeof animal.fee === 'number' && (
            <p className={styles.fee}>
              Participation aux frais : <strong>{feeLabel(animal.fee)}</strong>
              {animal.feeIncludes && <span>{animal.feeIncludes}</span>}
            </p>
          )}
          {isGone ? (
            <p className={styles.gone}>{animal.name} a trouvé sa famille.</p>
          ) : (
            <div className={styles.actions}>
              <ButtonLink href="#refuge">Contacter le refuge</ButtonLink>
              {shelter.phone && (
                <ButtonLink look="outline" href={telephone(shelter.phone)}>
                  Appeler
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          <AnimalStory animal={animal} companions={companions} slug={shelter.slug} />
          <AnimalFacts animal={animal} />
          {!isGone && <AdoptionSteps species={animal.species} />}
        </div>
        <div className={styles.side}>
          <ShelterCard shelter={shelter} />
          <LegalNotice animal={animal} />
        </div>
      </div>
    </div>
  )
}

function Photos({ animal: { photos, name } }: { animal: PublicAnimal }) {
  if (photos.length === 0) {
    return (
      <figure className={styles.figure}>
        <img
          className={styles.placeholder}
          src="/placeholder-animal.svg"
          alt=""
          width={460}
          height={420}
        />
        <figcaption>{name} n’a pas encore de photo.</figcaption>
      </figure>
    )
  }
  return (
    <Gallery
      label={`Photos de ${name}`}
      sizes="(width >= 900px) 620px, 100vw"
      photos={photos.map(({ url, srcSet, thumb, alt, width, height }, index) => ({
        src: url,
        srcSet: srcSet || undefined,
        thumb,
        alt: alt || `${name}, photo ${index + 1}`,
        width,
        height,
      }))}
    />
  )
}
