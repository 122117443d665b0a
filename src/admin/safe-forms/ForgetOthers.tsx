'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'

import { forgetDevice, keepFor } from '@/ui/editing/forget-device'

/**
 * On a computer that people share nobody finds the work of another: what was typed and not saved
 * goes when its author signs out, or when somebody else comes. A session that merely ends takes
 * nothing away.
 */
export function ForgetOthers({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { config } = useConfig()
  const path = usePathname()
  const me = user ? String(user.id) : null
  const isSigningOut = path === `${config.routes.admin}${config.admin.routes.logout}`
  useEffect(() => {
    if (isSigningOut) void forgetDevice()
    else if (me) void keepFor(me)
  }, [isSigningOut, me])
  return children
}
