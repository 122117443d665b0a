'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentType, ReactNode } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { PageTabs } from '@/ui/AdminList/PageTabs'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { DESK_PATH } from '../model'
import { ApplicationsPart } from './ApplicationsPart'
import { MissionsPart } from './MissionsPart'
import { VolunteersPart } from './VolunteersPart'
import { WeekPart } from './WeekPart'
import { words } from './words.fr'

type Part = ComponentType<{ shelter: string; tabs: ReactNode }>

const PARTS: ReadonlyArray<{ key: string; name: string; Part: Part }> = [
  { key: 'candidatures', name: 'Propositions', Part: ApplicationsPart },
  { key: 'semaine', name: 'Semaine', Part: WeekPart },
  { key: 'missions', name: 'Missions', Part: MissionsPart },
  { key: 'benevoles', name: 'Bénévoles', Part: VolunteersPart },
]

/** The parts of the desk of one shelter, one of which is on show. */
export function DeskScreen() {
  const asked = useSearchParams().get('part')
  const shown = PARTS.find(({ key }) => key === asked) ?? PARTS[0]
  const tabs = (
    <PageTabs
      label={words.parts}
      tabs={PARTS.map(({ key, name }) => ({
        href: `${DESK_PATH}?part=${key}`,
        name,
        isCurrent: key === shown?.key,
      }))}
    />
  )
  return (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={useShelterInHand()}>
      {(shelter) => shown && <shown.Part key={`${shelter} ${shown.key}`} {...{ shelter, tabs }} />}
    </ShelterScreen>
  )
}
