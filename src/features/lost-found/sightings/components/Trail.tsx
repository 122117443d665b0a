import type { Sighting } from '../trail.model'
import { seenWhen } from '../trail.model'
import { placeLine } from '../../wording.model'
import { SightingTool } from './SightingTool'
import styles from './Trail.module.scss'

/** Where an animal was seen, from the first day to the last; the numbers are those of the map. */
export function Trail({ sightings }: { sightings: readonly Sighting[] }) {
  return (
    <ol className={styles.trail}>
      {sightings.map((seen, at) => {
        const { id, photo } = seen
        const when = seenWhen(seen)
        return (
          <li key={id} className={styles.seen}>
            <span className={styles.number}>{at + 1}</span>
            <div className={styles.words}>
              <strong className={styles.when}>{when}</strong>
              <p>{placeLine(seen)}</p>
              <SightingTool id={id} about={when} />
            </div>
            {photo && (
              <a href={photo.url} className={styles.photo}>
                <img
                  src={photo.cardUrl}
                  alt={`L’animal, ${when}`}
                  width={112}
                  height={100}
                  loading="lazy"
                />
              </a>
            )}
          </li>
        )
      })}
    </ol>
  )
}
