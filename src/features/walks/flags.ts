import { flagStore } from '@/platform/flags/store'

/** What anybody finds wrong with a walk. */
export const walkFlags = flagStore<'KEPT' | 'REJECTED'>('walks')
