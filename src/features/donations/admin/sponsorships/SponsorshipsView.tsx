'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { commonWords, sponsorWords } from '../words.fr'
import { Sponsorships } from './Sponsorships'

function Screen() {
  return (
    <ShelterScreen
      title={sponsorWords.title}
      hint={commonWords.chooseHint}
      shelter={useShelterInHand()}
    >
      {(shelter) => <Sponsorships key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `sponsorships` in the admin: those of the chosen shelter. */
export function SponsorshipsView(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers expect the table.
  return isInDrawer ? <DefaultListView {...props} /> : <Screen />
}
