import { FlagForm as Form, type ReturnedFlag } from '@/ui/FlagForm'
import { optionsOf } from '@/ui/options'

import { FLAG_LABELS, WALL_LIMITS } from '../model'

/** Tells the team that something does not belong on the wall. */
export const FlagForm = ({ path, ...returned }: ReturnedFlag & { path: string }) => (
  <Form
    {...returned}
    path={path}
    prefix="signaler"
    kind={{ label: 'Ce qui ne va pas', options: optionsOf(FLAG_LABELS) }}
    words={{
      name: 'words',
      label: 'Dites-en plus',
      hint: 'Ni son auteur ni les autres ne sauront que c’est vous.',
      maxLength: WALL_LIMITS.flag,
    }}
  />
)
