import { flagStore } from '@/platform/flags/store'

import type { FlagOutcome } from './desk/model'

/** What anybody finds wrong with a report. */
export const reportFlags = flagStore<FlagOutcome>('lost_found_reports')
