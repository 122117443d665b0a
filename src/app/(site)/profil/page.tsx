import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

import { Worn } from '@/features/badges/components/Worn'
import { OWN_BADGES_PATH } from '@/features/badges/model'
import { findWornBadge } from '@/features/badges/queries'
import { profileFollowedBy } from '@/features/follows/model'
import { countProfileFollowers } from '@/features/follows/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnProfile } from '@/features/profiles/components/OwnProfile'
import { OWN_PROFILE_SIGN_IN, PARTS, savedSentence, type Part } from '@/features/profiles/model'
import { readOwnProfile } from '@/features/profiles/queries'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mon profil', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OwnProfilePage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(OWN_PROFILE_SIGN_IN)
  const query = await searchParams
  const jar = await cookies()
  const profile = await readOwnProfile(req, user)
  const worn = await findWornBadge(user.id)
  const done = {
    [PARTS.profile]: savedSentence(profile.isPublic),
    [PARTS.photo]: profile.photo ? 'Votre photo est enregistrée.' : 'Votre photo est retirée.',
  }
  const stateOf = (part: Part) => ({
    ...returnedForm(query, (name) => jar.get(name)?.value, TOO_MANY_TRIES, part),
    done: query.fait === part ? done[part] : undefined,
  })
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon profil' }]}
          title="Mon profil"
          lead="Ce que les autres voient de vous, si vous le voulez."
        />
        <SpaceNav here="/profil" />
        <div className={styles.badge}>
          {worn && <Worn badge={worn} />}
          <a href={OWN_BADGES_PATH}>{worn ? 'Changer de badge' : 'Choisir un badge à porter'}</a>
        </div>
        <OwnProfile
          userId={user.id}
          profile={profile}
          followed={profileFollowedBy(await countProfileFollowers(user.id))}
          form={stateOf(PARTS.profile)}
          photo={stateOf(PARTS.photo)}
        />
      </div>
    </PageFrame>
  )
}
