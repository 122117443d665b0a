import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnWall } from '@/features/wall/components/OwnWall'
import { DONE } from '@/features/wall/components/words.fr'
import { OWN_WALL_PATH } from '@/features/wall/model'
import { listOwn } from '@/features/wall/queries'
import { pageSession } from '@/platform/http/page-session'
import { saidFor } from '@/platform/http/said-for'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mes publications', robots: { index: false } }

type Props = { searchParams: Promise<{ fait?: string | string[] }> }

export default async function OwnWallPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(OWN_WALL_PATH))
  const done = saidFor(DONE, (await searchParams).fait)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon espace', href: '/mon-espace' }, { label: 'Mes publications' }]}
          title="Mes publications"
        />
        <SpaceNav here={OWN_WALL_PATH} />
        {done && (
          <Banner tone="success" role="status">
            {done}
          </Banner>
        )}
        <OwnWall {...await listOwn(req, user.id)} />
      </div>
    </PageFrame>
  )
}
