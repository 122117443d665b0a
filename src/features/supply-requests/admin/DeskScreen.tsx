'use client'

import { useSearchParams } from 'next/navigation'

import { useListScope } from '@/platform/access/use-list-scope'
import { keysOf } from '@/platform/keys.model'
import { PageTabs } from '@/ui/AdminList/PageTabs'
import { PlatformScreen, ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { DESK_PATH } from '../model'
import { AnswersPart } from './AnswersPart'
import { RequestsPart } from './RequestsPart'
import { PART_LABELS, words } from './words.fr'

function Parts({ shelter }: { shelter: string | null }) {
  const part = useSearchParams().get('part') === 'answers' ? 'answers' : 'requests'
  const tabs = (
    <PageTabs
      label={words.parts}
      tabs={keysOf(PART_LABELS).map((each) => ({
        href: each === 'requests' ? DESK_PATH : `${DESK_PATH}?part=${each}`,
        name: PART_LABELS[each],
        isCurrent: each === part,
      }))}
    />
  )
  return part === 'answers' ? (
    <AnswersPart shelter={shelter} tabs={tabs} />
  ) : (
    <RequestsPart shelter={shelter} tabs={tabs} />
  )
}

/** What the shelter in hand asks for and what people bring; of all of them for a super admin. */
export function DeskScreen() {
  const { shelter, isSuperAdmin } = useListScope()
  if (isSuperAdmin && shelter === null) {
    return (
      <PlatformScreen title={words.title}>
        <Parts shelter={null} />
      </PlatformScreen>
    )
  }
  return (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={shelter}>
      {(own) => <Parts key={own} shelter={own} />}
    </ShelterScreen>
  )
}
