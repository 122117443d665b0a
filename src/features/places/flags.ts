import { flagStore } from '@/platform/flags/store'

/** What anybody finds wrong with a place. */
export const placeFlags = flagStore<'CORRECTED' | 'REJECTED'>('places')
