import { extendCollections } from '@/platform/plugins'

import { followAccount } from './hooks/follow-account'
import { askSponsors, refuseDeletingSponsored } from './hooks/follow-animal'

/** Sponsorships follow what happens to their animal, gifts the address of their giver. */
export const donationsPlugin = extendCollections({
  users: { afterChange: [followAccount] },
  animals: { afterChange: [askSponsors], beforeDelete: [refuseDeletingSponsored] },
})
