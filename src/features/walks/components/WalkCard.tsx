import { frenchNumber } from '@/platform/number.model'
import { distanceLabel, townLabel } from '@/platform/geo/model'
import { Badge } from '@/ui/Badge'
import { Card, CardPhoto } from '@/ui/Card'
import { Icon } from '@/ui/Icon'

import { drawSketch } from '../drawing.model'
import { DIFFICULTY_LABELS, DOG_RULE_LABELS, durationWords, lengthWords, walkPath } from '../model'
import type { ListedWalk } from '../queries'
import styles from './WalkCard.module.scss'

type Props = { walk: ListedWalk; isEager?: boolean; level?: 'h2' | 'h3' }

/** The shape of a walk, the north at the top; a sign where its line is not known. */
function Sketch({ points }: { points: ReadonlyArray<[number, number]> }) {
  const way = drawSketch(
    points.map(([lat, lng]) => [lat, lng, null]),
    460,
    300,
  )
  return (
    <span className={styles.none} aria-hidden="true">
      {way ? (
        <svg viewBox={`0 0 ${way.width} ${way.height}`}>
          <path d={way.path} />
        </svg>
      ) : (
        <Icon name="map" />
      )}
    </span>
  )
}

/** One walk of a list, which is `Static`. */
export function WalkCard({ walk, isEager = false, level = 'h3' }: Props) {
  const { distance, duration, elevation, difficulty, dogRule, away, city, department } = walk
  const facts = [
    lengthWords(distance),
    duration && durationWords(duration),
    elevation && `${frenchNumber(elevation)}\u00a0m de montée`,
    DIFFICULTY_LABELS[difficulty],
  ].filter(Boolean)
  return (
    <Card
      title={walk.name}
      href={walkPath(walk.slug)}
      level={level}
      picture={
        walk.cardImage ? (
          <CardPhoto src={walk.cardImage} isEager={isEager} />
        ) : (
          <Sketch points={walk.sketch ?? []} />
        )
      }
      above={
        <>
          {dogRule && (
            <Badge tone={dogRule === 'FORBIDDEN' ? 'berry' : 'pine'}>
              {DOG_RULE_LABELS[dogRule]}
            </Badge>
          )}
          {away !== null && <Badge tone="sky">{distanceLabel(away)}</Badge>}
        </>
      }
    >
      <p>{facts.join(' · ')}</p>
      {city && <p>{townLabel(city, department)}</p>}
    </Card>
  )
}
