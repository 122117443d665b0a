import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnWalks } from '@/features/walks/editor/components/OwnWalks'
import { OWN_WALKS_PATH } from '@/features/walks/model'
import { listOwnWalks } from '@/features/walks/queries'
import { pageSession } from '@/platform/http/page-session'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mes promenades', robots: { index: false } }

type Props = { searchParams: Promise<{ fait?: string | string[] }> }

export default async function OwnWalksPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(OWN_WALKS_PATH))
  const { fait } = await searchParams
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon espace', href: '/mon-espace' }, { label: 'Mes promenades' }]}
          title="Mes promenades"
        />
        <SpaceNav here={OWN_WALKS_PATH} />
        {fait === 'envoyee' && (
          <Banner tone="success" role="status" title="Merci, votre promenade est envoyée">
            Si elle est à relire, vous serez prévenu.
          </Banner>
        )}
        <OwnWalks walks={await listOwnWalks(req, user.id)} />
      </div>
    </PageFrame>
  )
}
