import { WriteForm } from '@/features/lost-found/components/WriteForm'
import { isActive } from '@/features/lost-found/model'
import { randomKey } from '@/ui/random-key'

import { AnswerPage, type AnswerRoute } from './lost-found-answer'

/** The page by which one writes to the author of a report, without JavaScript too. */
export function WritePage(route: AnswerRoute) {
  return (
    <AnswerPage
      {...route}
      here="Écrire"
      titleOf={({ kind }) =>
        kind === 'LOST'
          ? 'Écrire à la personne qui le cherche'
          : 'Écrire à la personne qui l’a trouvé'
      }
      formOf={({ kind, id, status }, returned) =>
        isActive(status) ? (
          <WriteForm kind={kind} id={id} saveKey={randomKey()} {...returned} />
        ) : null
      }
    />
  )
}
