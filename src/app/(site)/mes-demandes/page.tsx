import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'

import { OwnRequests } from '@/features/adoptions/follow/components/OwnRequests'
import { listOwnRequests } from '@/features/adoptions/follow/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import { sessionOf } from '@/platform/http/session'
import { PageHead } from '@/ui/PageHead'

import styles from './page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Mes demandes',
  robots: { index: false },
}

export default async function OwnRequestsPage() {
  // The session is only read: it counts also when the person followed a link of an e-mail.
  const request = new Request(new URL('/mes-demandes', env.publicUrl), { headers: await headers() })
  const { req, user } = await sessionOf(request)
  if (!user) redirect('/auth/connexion?suite=/mes-demandes')
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageHead
          trail={[{ label: 'Mes demandes' }]}
          title="Mes demandes"
          lead="Vos demandes d’adoption, et où elles en sont."
        />
        <OwnRequests requests={await listOwnRequests(req)} />
      </div>
    </PageFrame>
  )
}
