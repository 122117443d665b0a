'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { PageTabs } from '@/ui/AdminList/PageTabs'

import type { DeskShelter } from '../desk/access'
import { DESK_PATH, PART_LABELS, PLATFORM_PARTS, SHELTER_PARTS, type Part } from '../desk/model'
import { AllPart } from './AllPart'
import { FlagsPart } from './FlagsPart'
import { NearPart } from './NearPart'
import { PairsPart } from './PairsPart'
import type { NamedShelter } from './ShelterChoice'
import { TakenPart } from './TakenPart'
import { words } from './words.fr'

/** The shelters that the person works for here: a super admin for the one in hand. */
function useDeskShelters(shelters: readonly NamedShelter[] | 'all'): readonly NamedShelter[] {
  const inHand = useShelterInHand()
  const { options } = useTenantSelection()
  if (shelters !== 'all') return shelters
  const option = options.find(({ value }) => String(value) === inHand)
  if (!option) return []
  return [{ id: String(option.value), name: String(option.label) }]
}

/** The parts of the desk that the person has, one of which is on show. */
export function DeskScreen({ shelters }: { shelters: readonly DeskShelter[] | 'all' }) {
  const inHand = useShelterInHand()
  const own = useDeskShelters(shelters)
  const [chosen, setChosen] = useState<string | null>(null)
  const shelter = own.find(({ id }) => id === (chosen ?? inHand)) ?? own[0]
  const parts = [...(shelters === 'all' ? PLATFORM_PARTS : []), ...(shelter ? SHELTER_PARTS : [])]
  const asked = useSearchParams().get('part')
  const part = parts.find((each) => each === asked) ?? parts[0]
  // Of many, on a phone, the one on show may lie outside.
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [part])
  const tabs = (
    <PageTabs
      label={words.parts}
      tabs={parts.map((each) => ({
        href: each === parts[0] ? DESK_PATH : `${DESK_PATH}?part=${each}`,
        name: PART_LABELS[each],
        isCurrent: each === part,
      }))}
    />
  )
  const team = shelter && { shelter, shelters: own, onShelter: setChosen, tabs }
  const screens: Readonly<Record<Part, () => ReactNode>> = {
    flags: () => <FlagsPart tabs={tabs} />,
    pairs: () => <PairsPart tabs={tabs} />,
    all: () => <AllPart tabs={tabs} />,
    near: () => team && <NearPart key={`near-${team.shelter.id}`} kind="FOUND" {...team} />,
    lost: () => team && <NearPart key={`lost-${team.shelter.id}`} kind="LOST" {...team} />,
    taken: () => team && <TakenPart key={`taken-${team.shelter.id}`} {...team} />,
  }
  return <div ref={frame}>{part && screens[part]()}</div>
}
