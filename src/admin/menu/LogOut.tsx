'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

/** The way out, in words: Payload shows an arrow that leaves a box. */
export function LogOut() {
  const { config } = useConfig()
  return (
    <Link
      className="nav__link"
      href={`${config.routes.admin}${config.admin.routes.logout}`}
      prefetch={false}
    >
      Se déconnecter
    </Link>
  )
}
