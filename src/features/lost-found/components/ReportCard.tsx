import { distanceLabel } from '@/platform/geo/model'
import { Badge } from '@/ui/Badge'
import { Card, CardPhoto } from '@/ui/Card'

import { reportPath } from '../model'
import type { ListedReport } from '../view'
import { coatWords, dayWords, placeLine, reportTitle, sexWords } from '../wording.model'
import { NoPhoto } from './NoPhoto'

type Props = { report: ListedReport; isEager?: boolean; level?: 'h2' | 'h3' }

/** One animal of a list. */
export function ReportCard({ report, isEager = false, level = 'h3' }: Props) {
  const { kind, id, photos, hasReward, distance, coat, coat2, sex, breed, status } = report
  const facts = [sexWords(sex), coatWords(coat, coat2), breed].filter(Boolean)
  const [photo] = photos
  return (
    <Card
      title={reportTitle(report)}
      href={reportPath(kind, id)}
      level={level}
      picture={
        photo ? <CardPhoto src={photo.cardUrl} isEager={isEager} height={380} /> : <NoPhoto />
      }
      above={
        <>
          {status === 'MATCHED' && <Badge tone="pine">Peut-être retrouvé</Badge>}
          {hasReward && <Badge tone="apricot">Récompense</Badge>}
          {distance !== null && <Badge tone="sky">{distanceLabel(distance)}</Badge>}
        </>
      }
    >
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <p>
        {dayWords(report)}
        <br />
        {placeLine(report)}
      </p>
    </Card>
  )
}
