import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnResponses } from '@/features/supply-requests/components/OwnResponses'
import { OWN_PATH } from '@/features/supply-requests/model'
import { listOwnResponses } from '@/features/supply-requests/responses'
import { pageSession } from '@/platform/http/page-session'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Ce que j’apporte', robots: { index: false } }

type Props = { searchParams: Promise<{ fait?: string | string[] }> }

export default async function OwnSuppliesPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(OWN_PATH))
  const { fait } = await searchParams
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon espace', href: '/mon-espace' }, { label: 'Ce que j’apporte' }]}
          title="Ce que j’apporte"
        />
        <SpaceNav here={OWN_PATH} />
        {fait === 'retire' && (
          <Banner tone="success" role="status" title="C’est retiré">
            Le refuge est prévenu, votre téléphone est effacé.
          </Banner>
        )}
        <OwnResponses responses={await listOwnResponses(req, user.id)} />
      </div>
    </PageFrame>
  )
}
