import { frenchNumber } from '@/platform/number.model'
import { plainDay } from '@/platform/time/model'
import type { ReactNode } from 'react'

import { Gallery } from '@/ui/Gallery'

import {
  ANIMAL_LABELS,
  DIFFICULTY_LABELS,
  DOG_RULE_LABELS,
  DOG_RULE_WORDS,
  durationWords,
  lengthWords,
  priceWords,
  SEASON_LABELS,
  TYPE_LABELS,
} from '../model'
import type { PublicWalk } from '../view'
import styles from './Walk.module.scss'
import { WalkDrawing } from './WalkDrawing'
import { WalkPoints } from './WalkPoints'
import { WayMap } from './WayMap'

const dayOf = (moment: string): string => plainDay(new Date(moment))

/** What a walker wants to know before going, each with its name. */
function factsOf(walk: PublicWalk): Array<[label: string, words: string]> {
  const { startPoint, city, postalCode, duration, elevation, price } = walk
  const names = <K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>) =>
    keys.map((key) => labels[key]).join(', ')
  const said: Array<[string, string | null | undefined | false]> = [
    ['Longueur', lengthWords(walk.distance)],
    ['Durée', duration !== null && durationWords(duration)],
    ['Montée', elevation !== null && `${frenchNumber(elevation)}\u00a0m`],
    ['Difficulté', DIFFICULTY_LABELS[walk.difficulty]],
    ['Type', TYPE_LABELS[walk.type]],
    ['Saisons', names(walk.bestSeasons, SEASON_LABELS)],
    ['Animaux', names(walk.allowedAnimals, ANIMAL_LABELS)],
    ['Départ', startPoint?.address ?? [postalCode, city].filter(Boolean).join(' ')],
    ['Parking', walk.hasParkingNearby && 'À côté'],
    ['Toilettes', walk.hasRestrooms && 'Oui'],
    ['Fauteuil', walk.isAccessible && 'Accessible'],
    ['Prix', priceWords(price)],
  ]
  return said.flatMap(([label, words]): Array<[string, string]> => (words ? [[label, words]] : []))
}

/** A walk as everybody reads it; the rule for dogs comes first. */
export function WalkSheet({ walk, children }: { walk: PublicWalk; children?: ReactNode }) {
  const { name, dogRule, dogRuleNote, photos, tags, lastVerifiedAt, shelter } = walk
  return (
    <>
      {dogRule && (
        <div className={styles.rule} data-is-closed={dogRule === 'FORBIDDEN' || undefined}>
          <strong>{DOG_RULE_LABELS[dogRule]}</strong>
          <p>{DOG_RULE_WORDS[dogRule]}</p>
          {dogRuleNote && <p>{dogRuleNote}</p>}
        </div>
      )}
      <dl className={styles.facts}>
        {factsOf(walk).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.columns}>
        <div>
          {walk.shortDescription && (
            <p className={`${styles.text} ${styles.lead}`}>{walk.shortDescription}</p>
          )}
          {walk.longDescription && <p className={styles.text}>{walk.longDescription}</p>}
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label="Mots-clés">
              {tags.map((tag) => (
                <li key={tag}>#{tag}</li>
              ))}
            </ul>
          )}
          <p className={styles.foot}>
            {lastVerifiedAt
              ? `Vérifiée le ${dayOf(lastVerifiedAt)}.`
              : 'Personne n’a encore dit l’avoir vérifiée depuis sa publication.'}
            {shelter && (
              <>
                {' '}
                Proposée par <a href={`/shelter/${shelter.slug}`}>{shelter.name}</a>.
              </>
            )}
          </p>
          {children}
        </div>
        <div>
          <WalkDrawing walk={walk} />
          <div className={styles.screen}>
            <WayMap walk={walk} />
          </div>
        </div>
      </div>
      {photos.length > 0 && (
        <div className={styles.screen}>
          <Gallery
            label={`Photos de ${name}`}
            sizes="(width >= 1100px) 1040px, 100vw"
            photos={photos.map(({ url, cardUrl, title, description, width, height }, at) => ({
              src: url,
              thumb: cardUrl,
              alt: title ?? description ?? `${name}, photo ${at + 1}`,
              width,
              height,
            }))}
          />
        </div>
      )}
      <WalkPoints waypoints={walk.waypoints} />
    </>
  )
}
