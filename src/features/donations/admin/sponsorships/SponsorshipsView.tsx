'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { ShelterScreen } from '../parts/ShelterScreen'
import { sponsorWords } from '../words.fr'
import { Sponsorships } from './Sponsorships'

/** The list of `sponsorships` in the admin: those of the chosen shelter. */
export function SponsorshipsView(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers expect the table.
  if (isInDrawer) return <DefaultListView {...props} />
  return (
    <ShelterScreen title={sponsorWords.title}>
      {(shelter) => <Sponsorships key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}
