'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { useListScope } from '@/platform/access/use-list-scope'
import { PlatformScreen, ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { AnnounceForm } from './AnnounceForm'
import { LIST_PATH } from './path'
import { useAnnounce } from './use-announce'
import { form, words } from './words.fr'

function Announce({ shelter }: { shelter: string | null }) {
  const { user } = useAuth()
  const router = useRouter()
  const state = useAnnounce(shelter, String(user?.id ?? ''), () => router.push(LIST_PATH))
  return <AnnounceForm state={state} shelter={shelter} />
}

/** For the team in hand; for everybody where a super admin has chosen none. */
export function AnnounceScreen() {
  const { shelter, isSuperAdmin } = useListScope()
  return isSuperAdmin && shelter === null ? (
    <PlatformScreen title={form.title}>
      <Announce shelter={null} />
    </PlatformScreen>
  ) : (
    <ShelterScreen title={form.title} hint={words.chooseHint} shelter={shelter}>
      {(id) => <Announce key={id} shelter={id} />}
    </ShelterScreen>
  )
}
