import { extendCollections } from '@/platform/plugins'

import {
  adoptedByRequest,
  closeRequestsOf,
  guardSpeciesOfTheLaw,
  guardWhatIsAsked,
  refuseDeletingAskedFor,
} from './hooks/close-when-animal-leaves'

/** Requests follow what happens to their animal. */
export const adoptionsPlugin = extendCollections({
  animals: {
    beforeChange: [adoptedByRequest, guardWhatIsAsked, guardSpeciesOfTheLaw],
    afterChange: [closeRequestsOf],
    beforeDelete: [refuseDeletingAskedFor],
  },
})
