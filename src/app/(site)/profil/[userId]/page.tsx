import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { Worn } from '@/features/badges/components/Worn'
import { findWornBadge } from '@/features/badges/queries'
import { FollowProfileButton } from '@/features/follows/components/FollowProfileButton'
import { profileFollowedBy } from '@/features/follows/model'
import { countProfileFollowers } from '@/features/follows/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { ProfileTools } from '@/features/profiles/components/ProfileTools'
import { PublicProfileView } from '@/features/profiles/components/PublicProfileView'
import { profilePath } from '@/features/profiles/model'
import { findPublicProfile } from '@/features/profiles/queries'
import { pageMetadata } from '@/site/metadata'
import { Breadcrumb } from '@/ui/Breadcrumb'

import styles from '../page.module.scss'

type Props = { params: Promise<{ userId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await findPublicProfile((await params).userId)
  if (!profile) return { title: 'Page 404' }
  return {
    ...pageMetadata({
      title: `${profile.shownName} · Patte Blanche`,
      path: profilePath(profile.userId),
      siteName: 'Patte Blanche',
    }),
    // Read by whoever has its address; search engines do not hand out people.
    robots: { index: false },
  }
}

export default async function ProfilePage({ params }: Props) {
  const profile = await findPublicProfile((await params).userId)
  if (!profile) notFound()
  const { userId, shownName, photo } = profile
  const worn = await findWornBadge(userId)
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumb trail={[{ label: shownName }]} />
        <PublicProfileView
          profile={profile}
          badge={worn && <Worn badge={worn} />}
          followed={profileFollowedBy(await countProfileFollowers(userId))}
          follow={<FollowProfileButton userId={userId} name={shownName} photo={photo} />}
        >
          <ProfileTools userId={userId} />
        </PublicProfileView>
      </div>
    </PageFrame>
  )
}
