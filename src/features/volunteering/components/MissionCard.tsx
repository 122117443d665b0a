import { distanceLabel, townLabel } from '@/platform/geo/model'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'

import { ageWords, KIND_LABELS, missionPath, RHYTHM_LABELS } from '../model'
import type { ListedMission } from '../view'

type Props = {
  mission: ListedMission
  level?: 'h2' | 'h3'
  /** On the site of its own shelter, which is not named again. */
  isAtHome?: boolean
}

/** A mission in a list. */
export function MissionCard({ mission, level, isAtHome = false }: Props) {
  const { slug, title, kind, rhythm, minAge, communeName, department, away, shelter } = mission
  return (
    <Card
      title={title}
      href={missionPath(slug)}
      level={level}
      above={
        <>
          <Badge tone="pine">{KIND_LABELS[kind]}</Badge>
          <Badge tone="neutral">{RHYTHM_LABELS[rhythm]}</Badge>
          {minAge !== null && <Badge tone="neutral">{ageWords(minAge)}</Badge>}
          {away !== null && <Badge tone="sky">{distanceLabel(away)}</Badge>}
        </>
      }
    >
      {!isAtHome && <p>{shelter.name}</p>}
      <p>{townLabel(communeName, department)}</p>
    </Card>
  )
}
