'use client'

import type { ComponentProps, ReactNode } from 'react'

import { AdminView } from './AdminView'
import { ChooseShelter } from './ChooseShelter'
import { useTrail } from './use-trail'

/** A screen of what belongs to no shelter. */
export function PlatformScreen({ title, children }: { title: string; children: ReactNode }) {
  useTrail({ label: title })
  return <AdminView>{children}</AdminView>
}

type Props = ComponentProps<typeof ChooseShelter> & {
  /** The shelter in hand, when one is chosen. */
  shelter: string | null
  children: (shelter: string) => ReactNode
}

/** A screen of the shelter in hand; who works for several chooses one first. */
export function ShelterScreen({ shelter, children, ...chooser }: Props) {
  return (
    <PlatformScreen title={chooser.title}>
      {shelter ? children(shelter) : <ChooseShelter {...chooser} />}
    </PlatformScreen>
  )
}
