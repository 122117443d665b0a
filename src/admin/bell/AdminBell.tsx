'use client'

import { useAuth } from '@payloadcms/ui'

import { BellWithManners } from '@/features/navigation/components/BellWithManners'
import { Toaster } from '@/ui/Toaster'

import styles from './AdminBell.module.scss'

/** The bell of the site in the header of the admin, on every screen; its toasts are the site's. */
export function AdminBell() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <div className={styles.bell}>
      <BellWithManners />
      <Toaster />
    </div>
  )
}
