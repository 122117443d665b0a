import { FlagForm, type ReturnedFlag } from '@/ui/FlagForm'
import { optionsOf } from '@/ui/options'

import { PROBLEM_LABELS, problemApi, WALK_LIMITS } from '../model'

/** Tells the author of a walk and those who moderate it that something is wrong. */
export const ProblemForm = ({
  id,
  slug,
  ...returned
}: ReturnedFlag & { id: string; slug: string }) => (
  <FlagForm
    {...returned}
    path={problemApi(id)}
    prefix="probleme"
    kind={{ label: 'Quel problème\u00a0?', options: optionsOf(PROBLEM_LABELS) }}
    words={{
      name: 'reason',
      label: 'Ce que vous avez vu',
      hint: 'Où, et quand\u00a0: un arbre en travers, une barrière, un panneau, un troupeau… Votre nom n’est pas demandé.',
      maxLength: WALK_LIMITS.reason,
      isRequired: true,
    }}
    beside={{ slug }}
  />
)
