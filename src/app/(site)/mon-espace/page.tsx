import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnSpace } from '@/features/own-space/components/OwnSpace'
import { OWN_SPACE_PATH } from '@/features/own-space/model'
import { readOwnSpace } from '@/features/own-space/queries'
import { pageSession } from '@/platform/http/page-session'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mon espace', robots: { index: false } }

export default async function OwnSpacePage() {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(OWN_SPACE_PATH))
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon espace' }]}
          title="Mon espace"
          lead={`Bonjour ${user.name}.`}
        />
        <SpaceNav here={OWN_SPACE_PATH} />
        <OwnSpace facts={await readOwnSpace(req, user)} now={new Date()} />
      </div>
    </PageFrame>
  )
}
