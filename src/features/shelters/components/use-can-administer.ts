'use client'

import { useEffect, useState } from 'react'

import { useSession } from '@/ui/api/use-session'

type OwnShelters = { shelters: Array<{ id: string; canViewAdmin: boolean }> }

async function isOfTeam(shelterId: string): Promise<boolean> {
  const response = await fetch('/api/user/shelters', { credentials: 'include' })
  if (!response.ok) return false
  const { shelters } = (await response.json()) as OwnShelters
  return shelters.some(({ id, canViewAdmin }) => id === shelterId && canViewAdmin)
}

/**
 * Whether the visitor belongs to the team of this shelter. Asked for after the page has loaded:
 * the page itself is the same for everybody. A visitor without a session costs one request.
 */
export function useCanAdminister(shelterId: string): boolean {
  const user = useSession()
  const [isMember, setIsMember] = useState(false)
  const mayBe = user !== null && user.canViewAdmin && !user.isSuperAdmin
  useEffect(() => {
    if (!mayBe) return
    // Without a network the link to the administration is not there.
    isOfTeam(shelterId).then(setIsMember, () => undefined)
  }, [mayBe, shelterId])
  return (user?.isSuperAdmin ?? false) || isMember
}
