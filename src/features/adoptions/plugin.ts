import { extendCollections } from '@/platform/plugins'

import {
  adoptedByRequest,
  closeRequestsOf,
  guardSpeciesOfTheLaw,
  guardWhatIsAsked,
  refuseDeletingAskedFor,
} from './hooks/close-when-animal-leaves'
import { holdOwnRequests, moveOwnRequests } from './hooks/follow-account'

/** Requests follow what happens to their animal, and the address of their applicant. */
export const adoptionsPlugin = extendCollections({
  users: { beforeChange: [holdOwnRequests], afterChange: [moveOwnRequests] },
  animals: {
    beforeChange: [adoptedByRequest, guardWhatIsAsked, guardSpeciesOfTheLaw],
    afterChange: [closeRequestsOf],
    beforeDelete: [refuseDeletingAskedFor],
  },
})
