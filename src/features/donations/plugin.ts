import { extendCollections } from '@/platform/plugins'

import { askSponsors, refuseDeletingSponsored } from './hooks/follow-animal'

/** Sponsorships follow what happens to their animal. */
export const donationsPlugin = extendCollections({
  animals: { afterChange: [askSponsors], beforeDelete: [refuseDeletingSponsored] },
})
