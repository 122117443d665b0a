import { distanceLabel } from '@/platform/geo/model'
import { Badge } from '@/ui/Badge'

import { ageWords, KIND_LABELS, missionPath, RHYTHM_LABELS } from '../model'
import type { ListedMission } from '../view'
import styles from './Volunteering.module.scss'

/** A mission in a list. The whole of it can be pressed. */
export function MissionCard({ mission }: { mission: ListedMission }) {
  const { slug, title, kind, rhythm, minAge, communeName, department, away, shelter } = mission
  return (
    <article className={styles.card}>
      <h3>
        <a href={missionPath(slug)}>{title}</a>
      </h3>
      <p>{shelter.name}</p>
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
