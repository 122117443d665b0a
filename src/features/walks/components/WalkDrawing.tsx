import { frenchNumber } from '@/platform/number.model'
import { drawProfile, drawWay } from '../drawing.model'
import { lengthWords } from '../model'
import type { PublicWalk } from '../view'
import styles from './Walk.module.scss'

type Props = { walk: Pick<PublicWalk, 'name' | 'track' | 'waypoints' | 'distance'> }

/** The way of a walk and its heights, drawn by the server: they print, and ask nothing of a map. */
export function WalkDrawing({ walk: { name, track, waypoints, distance } }: Props) {
  const way = track && drawWay(track)
  const profile = track && drawProfile(track)
  if (!way) return null
  return (
    <>
      <figure className={styles.figure}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${way.width} ${way.height}`}
          role="img"
          aria-label={`Tracé de ${name}, le nord en haut`}
        >
          <path className={styles.way} d={way.path} />
          {waypoints.map(({ id, latitude, longitude }, nth) => {
            if (latitude === null || longitude === null) return null
            const { x, y } = way.at({ lat: latitude, lng: longitude })
            return (
              <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <circle className={styles.spot} r="12" />
                <text className={styles.number} y="5">
                  {nth + 1}
                </text>
              </g>
            )
          })}
        </svg>
        <figcaption>Le tracé, le nord en haut. Les numéros sont ceux des étapes.</figcaption>
      </figure>
      {profile && (
        <figure className={styles.figure}>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${profile.width} ${profile.height}`}
            role="img"
            aria-label={`Profil\u00a0: de ${profile.lowest} à ${profile.highest}\u00a0m d’altitude sur ${lengthWords(distance)}`}
          >
            <path className={styles.area} d={profile.area} />
            <path className={styles.way} d={profile.line} />
          </svg>
          <figcaption>
            Altitude&nbsp;: de {frenchNumber(profile.lowest)} à {frenchNumber(profile.highest)}
            &nbsp;m
          </figcaption>
        </figure>
      )}
    </>
  )
}
