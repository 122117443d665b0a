'use client'

import { NotificationBell } from '@/features/notifications/components/NotificationBell'

import { FrameManners } from './FrameManners'

/** The bell, and what closes its panel where nothing else of the frame does. */
export function BellWithManners() {
  return (
    <>
      <NotificationBell />
      <FrameManners />
    </>
  )
}
