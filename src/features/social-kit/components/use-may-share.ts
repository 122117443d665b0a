'use client'

import { can } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'

/** Whether the person may publish on social media for a shelter; the server decides all the same. */
export function useMayShare(shelter: string | null | undefined): boolean {
  const actor = useActor()
  return Boolean(shelter) && can(actor, 'publishSocial', shelter)
}
