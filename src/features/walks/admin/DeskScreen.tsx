'use client'

import { useSearchParams } from 'next/navigation'

import { PageTabs } from '@/ui/AdminList/PageTabs'

import { PART_LABELS, PARTS } from '../desk/model'
import { DESK_PATH } from '../model'
import { DeskPart } from './DeskPart'
import { words } from './words.fr'

/** The parts of the desk, one of which is on show. */
export function DeskScreen() {
  const asked = useSearchParams().get('part')
  const part = PARTS.find((each) => each === asked) ?? PARTS[0]
  const tabs = (
    <PageTabs
      label={words.parts}
      tabs={PARTS.map((each) => ({
        href: each === PARTS[0] ? DESK_PATH : `${DESK_PATH}?part=${each}`,
        name: PART_LABELS[each],
        isCurrent: each === part,
      }))}
    />
  )
  return <DeskPart key={part} part={part} tabs={tabs} />
}
