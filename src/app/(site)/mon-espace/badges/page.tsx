import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { OwnBadges } from '@/features/badges/components/OwnBadges'
import { OWN_BADGES_PATH, OWN_PART } from '@/features/badges/model'
import { listOwnBadges } from '@/features/badges/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { env } from '@/platform/env'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mes badges', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OwnBadgesPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(OWN_BADGES_PATH))
  const query = await searchParams
  const jar = await cookies()
  const cookie = (name: string) => jar.get(name)?.value
  const { problem } = returnedForm(query, cookie, TOO_MANY_TRIES, OWN_PART)
  const badges = await listOwnBadges(req, user.id)
  const worn = badges.find(({ isActive }) => isActive)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon espace', href: '/mon-espace' }, { label: 'Mes badges' }]}
          title="Mes badges"
          lead="Ils se gagnent en aidant les animaux. Vous pouvez en porter un sur votre profil."
        />
        <SpaceNav here={OWN_BADGES_PATH} />
        {problem && (
          <Banner tone="destructive" role="alert">
            {problem.error}
          </Banner>
        )}
        {query.fait === OWN_PART && (
          <Banner tone="success" role="status">
            {worn
              ? `Vous portez «\u00a0${worn.name}\u00a0» sur votre profil.`
              : 'Vous ne portez plus de badge.'}
          </Banner>
        )}
        <OwnBadges badges={badges} site={env.publicUrl} />
      </div>
    </PageFrame>
  )
}
