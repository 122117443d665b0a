import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { AskLink } from '@/features/donations/donor/components/AskLink'
import { donorPathOf } from '@/features/donations/donor/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { pageSession } from '@/platform/http/page-session'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Mes dons',
  robots: { index: false },
  // A form that is sent without JavaScript must tell its origin.
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export default async function OwnGiftsPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  const { email, envoye, erreur } = await searchParams
  const own = await donorPathOf(req)
  if (own) redirect(own)
  return (
    <PageFrame>
      <AskLink
        email={one(email)?.slice(0, 254) ?? user?.email ?? ''}
        isSent={one(envoye) === '1'}
        problem={one(erreur)}
        nav={user && <SpaceNav here="/mes-dons" />}
      />
    </PageFrame>
  )
}
