import { mayBeSeen } from '@/features/lost-found/model'
import { SightingForm } from '@/features/lost-found/sightings/components/SightingForm'
import { agreement } from '@/features/lost-found/wording.model'
import { parisDay } from '@/platform/time/model'
import { newestDay } from '@/platform/time/zones.model'
import { randomKey } from '@/ui/random-key'

import { AnswerPage, type AnswerRoute } from './lost-found-answer'

/** The page by which one says where the animal of a report was seen, without JavaScript too. */
export function SeenPage(route: AnswerRoute) {
  return (
    <AnswerPage
      {...route}
      here="Je l’ai vu"
      titleOf={(report) => `Vous l’avez ${agreement(report).seen}\u00a0?`}
      formOf={(report, returned) =>
        mayBeSeen(report) ? (
          <SightingForm
            kind={report.kind}
            id={report.id}
            saveKey={randomKey()}
            today={parisDay(new Date())}
            newest={newestDay(new Date())}
            from={report.kind === 'LOST' ? report.day : undefined}
            agreed={agreement(report)}
            {...returned}
          />
        ) : null
      }
    />
  )
}
