'use client'

import { useStepNav } from '@payloadcms/ui'
import { useEffect, type ComponentProps, type ReactNode } from 'react'

import { AdminView } from './AdminView'
import { ChooseShelter } from './ChooseShelter'

/** A screen of what belongs to no shelter. */
export function PlatformScreen({ title, children }: { title: string; children: ReactNode }) {
  const { setStepNav } = useStepNav()
  useEffect(() => setStepNav([{ label: title }]), [setStepNav, title])
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
