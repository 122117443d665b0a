import { extendCollections } from '@/platform/plugins'

import {
  adoptedByRequest,
  closeRequestsOf,
  guardSpeciesOfTheLaw,
  guardWhatIsAsked,
  refuseDeletingAskedFor,
} from './hooks/close-when-animal-leaves'
import { followAccount } from './hooks/follow-account'

/** Requests follow what happens to their animal, and the address of their applicant. */
export const adoptionsPlugin = extendCollections({
  users: followAccount,
  animals: {
    beforeChange: [adoptedByRequest, guardWhatIsAsked, guardSpeciesOfTheLaw],
    afterChange: [closeRequestsOf],
    beforeDelete: [refuseDeletingAskedFor],
  },
})
