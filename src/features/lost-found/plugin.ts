import { extendCollections } from '@/platform/plugins'

import { followSheet, releaseReports } from './desk/follow-animal'

/** Reports follow the sheet of an animal that was written from them. */
export const lostFoundPlugin = extendCollections({
  animals: { afterChange: [followSheet], beforeDelete: [releaseReports] },
})
