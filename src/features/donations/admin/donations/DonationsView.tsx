'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import type { ListViewClientProps } from 'payload'

import { useActor } from '@/platform/access/use-actor'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { OwnList } from '@/ui/AdminList/OwnList'
import { PageTabs } from '@/ui/AdminList/PageTabs'
import { PlatformScreen, ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { DONATIONS, PLATFORM } from '../query'
import { Summary } from '../summary/Summary'
import { commonWords as words, donationWords, platformWords, summaryWords } from '../words.fr'
import { Donations } from './Donations'

const SUMMARY = `${DONATIONS.screen}?vue=bilan`

function Screen() {
  const view = useSearchParams().get('vue')
  const shelter = useShelterInHand()
  const router = useRouter()
  const isSuperAdmin = Boolean(useActor()?.isSuperAdmin)
  const isPlatform = view === 'plateforme' && isSuperAdmin
  const isSummary = view === 'bilan'
  const tabs = (
    <PageTabs
      label={words.screens}
      tabs={[
        { href: DONATIONS.screen, name: words.list, isCurrent: !isPlatform && !isSummary },
        { href: SUMMARY, name: words.summary, isCurrent: isSummary },
        ...(isSuperAdmin ? [{ href: PLATFORM, name: words.platform, isCurrent: isPlatform }] : []),
      ]}
    />
  )
  if (isPlatform)
    return (
      <PlatformScreen title={platformWords.title}>
        {tabs}
        <Donations key="platform" shelter={null} />
      </PlatformScreen>
    )
  return (
    <ShelterScreen
      title={isSummary ? summaryWords.title : donationWords.title}
      hint={words.chooseHint}
      shelter={shelter}
      onPlatform={isSuperAdmin ? () => router.push(PLATFORM) : undefined}
    >
      {(chosen) => (
        <>
          {tabs}
          {isSummary ? (
            <Summary key={chosen} shelter={chosen} />
          ) : (
            <Donations key={chosen} shelter={chosen} />
          )}
        </>
      )}
    </ShelterScreen>
  )
}

/** The list of `donations` in the admin: the gifts of the chosen shelter, and their summary. */
export const DonationsView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <Screen />
  </OwnList>
)
