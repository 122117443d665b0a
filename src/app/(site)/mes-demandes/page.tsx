import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { OwnRequests } from '@/features/adoptions/follow/components/OwnRequests'
import { listOwnRequests } from '@/features/adoptions/follow/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { pageSession } from '@/platform/http/page-session'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Mes demandes',
  robots: { index: false },
}

export default async function OwnRequestsPage() {
  const { req, user } = await pageSession()
  if (!user) redirect('/auth/connexion?suite=/mes-demandes')
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mes demandes' }]}
          title="Mes demandes"
          lead="Vos demandes d’adoption, et où elles en sont."
        />
        <SpaceNav here="/mes-demandes" />
        <OwnRequests requests={await listOwnRequests(req)} />
      </div>
    </PageFrame>
  )
}
