'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'

import { ScreenTabs } from '../parts/ScreenTabs'
import { ShelterScreen } from '../parts/ShelterScreen'
import { Summary } from '../summary/Summary'
import { donationWords, summaryWords } from '../words.fr'
import { Donations } from './Donations'

function Screen() {
  const isSummary = useSearchParams().get('vue') === 'bilan'
  return (
    <ShelterScreen title={isSummary ? summaryWords.title : donationWords.title}>
      {(shelter) => (
        <>
          <ScreenTabs isSummary={isSummary} />
          {isSummary ? (
            <Summary key={shelter} shelter={shelter} />
          ) : (
            <Donations key={shelter} shelter={shelter} />
          )}
        </>
      )}
    </ShelterScreen>
  )
}

/** The list of `donations` in the admin: the gifts of the chosen shelter, and their summary. */
export function DonationsView(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers expect the table.
  return isInDrawer ? <DefaultListView {...props} /> : <Screen />
}
