import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { EmergencyPart } from '@/features/places/components/EmergencyPart'
import { findEmergencies } from '@/features/places/emergency'
import { SiteTextPage } from '@/features/site-texts/components/SiteTextPage'
import { SITE_TEXTS } from '@/features/site-texts/model'
import { readSiteText } from '@/features/site-texts/queries'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { guideFacts } from '@/site/guide-facts'
import { pageMetadata, platformTitle } from '@/site/metadata'
import { JsonLd } from '@/ui/JsonLd'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

// Whoever asks reads who is open now, wherever they are.
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readSiteText('care')
  return pageMetadata({
    title: platformTitle(title),
    description,
    path: SITE_TEXTS.care.path,
    siteName: 'Patte Blanche',
  })
}

const textOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim().slice(0, 80) : ''

/** What to do in an emergency, and above it who to call. */
export default async function Page({ searchParams }: Props) {
  const query = await searchParams
  const near = textOf(query.near)
  const asked = textOf(query.department).toUpperCase()
  const department = DEPARTMENT_NAMES.has(asked) ? asked : ''
  const now = new Date()
  const found = await findEmergencies({ near, department }, now)
  const text = await readSiteText('care')
  const facts = guideFacts('care', text)
  return (
    <PageFrame>
      {facts && <JsonLd data={facts} />}
      <SiteTextPage
        name="care"
        text={text}
        first={<EmergencyPart near={near} department={department} found={found} now={now} />}
      />
    </PageFrame>
  )
}
