import type { CSSProperties } from 'react'
import { renderSVG } from 'uqr'

import { addressLine } from '@/features/shelters/components/map-links'
import { themeStyle } from '@/features/shelters/components/theme-style'
import { ofName } from '@/platform/french.model'

import { legalLine } from '../../legal-line.model'
import { PLACEHOLDER } from '../../list/public-animal'
import { ENERGY_LABELS, SEX_LABELS, SPECIES_LABELS } from '../../model'
import type { FoundAnimal } from '../../queries'
import { agreed, bornLabel, goodWith, traits } from '../../wording'
import styles from './Poster.module.scss'

type Props = {
  found: FoundAnimal
  /** Whole address that the square code leads to. */
  url: string
}

/** One sheet of A4, to be read from three metres, then from thirty centimetres. */
export function Poster({ found: { animal, shelter }, url }: Props) {
  const { name, sex, photos, shortDescription } = animal
  const [photo] = photos
  const isGone = animal.status === 'ADOPTED'
  const title = { '--letters': Math.max(6, [...name].length) } as CSSProperties
  return (
    <div className={styles.room} style={themeStyle(shelter.theme)}>
      <article className={styles.poster}>
        <img
          className={styles.photo}
          src={photo?.url ?? PLACEHOLDER}
          srcSet={photo?.srcSet || undefined}
          sizes={photo?.srcSet ? '900px' : undefined}
          alt={photo?.alt || (photo ? `Photo ${ofName(name)}` : '')}
          width={photo?.width || 460}
          height={photo?.height || 420}
        />
        <div className={styles.words}>
          <p className={styles.over}>{isGone ? agreed(sex, 'Adopté') : 'À adopter'}</p>
          <h1 className={styles.name} style={title}>
            {name}
          </h1>
          <ul className={styles.facts}>
            {factsOf(animal).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {shortDescription && <p className={styles.text}>{shortDescription}</p>}
        </div>
        <footer className={styles.foot}>
          <div
            className={styles.code}
            role="img"
            aria-label={`Code à photographier\u00a0: la page ${ofName(name)}`}
            // Made by uqr from an address of ours: squares and nothing else.
            dangerouslySetInnerHTML={{ __html: renderSVG(url, { border: 2, ecc: 'M' }) }}
          />
          <div>
            <p className={styles.call}>
              {isGone ? `${name} a trouvé sa famille` : `Pour rencontrer ${name}`}
            </p>
            <p className={styles.phone}>{shelter.phone || shelter.email}</p>
            <p className={styles.shelter}>{shelter.name}</p>
            <p className={styles.address}>{addressLine(shelter)}</p>
          </div>
        </footer>
        <p className={styles.legal}>{legalLine(animal)}</p>
      </article>
    </div>
  )
}

/** Three facts that stay true on paper. */
function factsOf(animal: FoundAnimal['animal']): string[] {
  const friends = goodWith(animal)
  const all = [
    `${SPECIES_LABELS[animal.species]} · ${SEX_LABELS[animal.sex]}`,
    bornLabel(animal),
    friends.length > 0 ? `Aime bien les ${friends.join(' et les ')}` : null,
    animal.energyLevel ? ENERGY_LABELS[animal.energyLevel] : null,
    ...traits(animal),
  ]
  return all.filter((fact) => fact !== null).slice(0, 3)
}
