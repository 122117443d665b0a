import type { Refusal } from '@/ui/api/client'

/** Somebody else was faster, or it is gone: the list has to be read again. */
export const isLate = (refusal: Refusal | null | undefined): boolean =>
  refusal?.kind === 'conflict' || refusal?.kind === 'gone'
