import { durationWords, WAYPOINT_LABELS } from '../model'
import type { PublicWalk } from '../view'
import styles from './Walk.module.scss'

/** The waypoints of a walk, in the order in which one passes. */
export function WalkPoints({ waypoints }: Pick<PublicWalk, 'waypoints'>) {
  if (waypoints.length === 0) return null
  return (
    <section aria-labelledby="etapes">
      <h2 id="etapes">Étape par étape</h2>
      <ol className={styles.points}>
        {waypoints.map((point, nth) => {
          const kinds = point.types.map((type) => WAYPOINT_LABELS[type])
          const minutes = point.estimatedTimeFromPrevious
          const said = [
            ...(point.name ? kinds : []),
            point.isOptional && 'Facultative',
            minutes ? `${durationWords(minutes)} depuis l’étape d’avant` : null,
          ].filter(Boolean)
          return (
            <li key={point.id}>
              <span className={styles.nth} aria-hidden="true">
                {nth + 1}
              </span>
              <h3>{point.name || kinds.join(', ')}</h3>
              {said.length > 0 && <p className={styles.kinds}>{said.join(' · ')}</p>}
              {point.description && <p>{point.description}</p>}
              {point.photos.length > 0 && (
                <div className={styles.photos}>
                  {point.photos.map(({ cardUrl, url, title, width, height }) => (
                    <a key={url} href={url}>
                      <img
                        src={cardUrl}
                        alt={title ?? `Photo\u00a0: ${point.name || kinds.join(', ')}`}
                        width={width}
                        height={height}
                        loading="lazy"
                        decoding="async"
                      />
                    </a>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
