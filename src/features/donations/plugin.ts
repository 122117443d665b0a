import { extendCollections } from '@/platform/plugins'

import { followAccount, waitForGivers } from './hooks/follow-account'
import { askSponsors, refuseDeletingSponsored } from './hooks/follow-animal'

/** Sponsorships follow what happens to their animal, gifts the address of their giver. */
export const donationsPlugin = extendCollections({
  users: { beforeChange: [waitForGivers], afterChange: [followAccount] },
  animals: { afterChange: [askSponsors], beforeDelete: [refuseDeletingSponsored] },
})
