import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { Unconfirmed } from '@/features/accounts/components/Unconfirmed'
import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { shelterNamed } from '@/features/shelters/components/shelter-facts'
import { ApplyForm } from '@/features/volunteering/components/ApplyForm'
import { MissionSheet } from '@/features/volunteering/components/MissionSheet'
import { applyPath, LIST_PATH, missionPath, SENTENCES } from '@/features/volunteering/model'
import { findMission } from '@/features/volunteering/queries'
import type { PublicMission } from '@/features/volunteering/view'
import { env } from '@/platform/env'
import { cutAt } from '@/platform/french.model'
import { departmentLabel } from '@/platform/geo/departments.model'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { addressFacts, type Facts } from '@/ui/facts.model'
import { JsonLd } from '@/ui/JsonLd'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

const LIST = { label: 'Devenir bénévole', href: LIST_PATH }

export async function missionMetadata(slug: string): Promise<Metadata> {
  const mission = await findMission(slug)
  if (!mission) return { title: 'Page 404' }
  const { title, shelter, communeName } = mission
  return pageMetadata({
    title: `${title} · ${shelter.name}`,
    description: `Bénévolat à ${communeName}\u00a0: ${title}, avec ${shelter.name}.`,
    path: missionPath(slug),
    siteName: PLATFORM,
  })
}

/** What search engines read of it: that is how they know a mission from a paid post. */
const factsOf = (mission: PublicMission): Facts => ({
  '@type': 'JobPosting',
  employmentType: 'VOLUNTEER',
  title: mission.title,
  description: cutAt(mission.description, 300),
  url: `${env.publicUrl}${missionPath(mission.slug)}`,
  datePosted: mission.updatedAt,
  hiringOrganization: shelterNamed(mission.shelter),
  jobLocation: {
    '@type': 'Place',
    address: addressFacts({
      city: mission.communeName,
      region: departmentLabel(mission.department),
    }),
  },
})

/** A mission: what, where, when, for whom. */
export async function MissionPage({ slug }: { slug: string }) {
  const mission = await findMission(slug)
  if (!mission) notFound()
  return (
    <PageFrame>
      <JsonLd data={factsOf(mission)} />
      <div className={styles.narrow}>
        <PageBanner
          variant="page"
          origin={env.publicUrl}
          trail={[LIST, { label: mission.title }]}
          title={mission.title}
        />
        <MissionSheet mission={mission} />
      </div>
    </PageFrame>
  )
}

type Props = { slug: string; query: PageQuery }

/** The form by which a signed-in person offers their help. */
export async function ApplyPage({ slug, query }: Props) {
  const mission = await findMission(slug)
  if (!mission) notFound()
  const { user } = await pageSession()
  if (!user) redirect(signInPath(applyPath(slug)))
  const jar = await cookies()
  const form = returnedForm(query, (name) => jar.get(name)?.value, SENTENCES.tooMany)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="page"
          trail={[
            LIST,
            { label: mission.title, href: missionPath(slug) },
            { label: 'Proposer mon aide' },
          ]}
          title="Proposer mon aide"
          lead={`${mission.title}, ${mission.shelter.name}`}
        />
        {user.emailVerified ? (
          <ApplyForm mission={mission} {...form} draft={{ name: user.name, ...form.draft }} />
        ) : (
          <Unconfirmed title={SENTENCES.unconfirmed} />
        )}
      </div>
    </PageFrame>
  )
}
