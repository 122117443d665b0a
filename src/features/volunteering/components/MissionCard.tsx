import { distanceLabel } from '@/platform/geo/model'
import { Badge } from '@/ui/Badge'

import { ageWords, KIND_LABELS, missionPath, RHYTHM_LABELS } from '../model'
import type { ListedMission } from '../view'
import styles from './Volunteering.module.scss'

type Props = {
  mission: ListedMission
  level?: 'h2' | 'h3'
  /** On the site of its own shelter, which is not named again. */
  isAtHome?: boolean
}

/** A mission in a list. The whole of it can be pressed. */
export function MissionCard({ mission, level: Heading = 'h3', isAtHome = false }: Props) {
  const { slug, title, kind, rhythm, minAge, communeName, department, away, shelter } = mission
  return (
    <article className={styles.card}>
      <Heading>
        <a href={missionPath(slug)}>{title}</a>
      </Heading>
      {!isAtHome && <p>{shelter.name}</p>}
      <p className={styles.soft}>
        {`${communeName} (${department})`}
        {away !== null && `, à ${distanceLabel(away)}`}
      </p>
      <ul className={styles.badges}>
        <li>
          <Badge tone="pine">{KIND_LABELS[kind]}</Badge>
        </li>
        <li>
          <Badge tone="sky">{RHYTHM_LABELS[rhythm]}</Badge>
        </li>
        {minAge !== null && (
          <li>
            <Badge tone="neutral">{ageWords(minAge)}</Badge>
          </li>
        )}
      </ul>
    </article>
  )
}
