import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ShareRowIsland } from '@/features/animals/components/ShareRowIsland'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { shelterNamed } from '@/features/shelters/components/shelter-facts'
import { RequestSheet } from '@/features/supply-requests/components/RequestSheet'
import { closedBecause, LIST_PATH, requestPath } from '@/features/supply-requests/model'
import { findRequest } from '@/features/supply-requests/queries'
import type { SupplyRequest } from '@/features/supply-requests/view'
import { ofOrganisation } from '@/platform/french.model'
import { env } from '@/platform/env'
import { dayIn } from '@/platform/time/model'
import type { Facts } from '@/ui/facts.model'
import { JsonLd } from '@/ui/JsonLd'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

const summaryOf = ({ description, shelter }: SupplyRequest): string =>
  description?.split('\n')[0]?.slice(0, 160) ||
  `Un besoin ${ofOrganisation(shelter.name)}${shelter.city ? `, à ${shelter.city}` : ''}.`

/** Why nobody can answer a request today; `null` while it is open. */
export const closedToday = (request: SupplyRequest) =>
  closedBecause(
    {
      ...request,
      requested: request.quantityRequested,
      secured: request.quantitySecured,
    },
    dayIn(request.shelter.zone, new Date()),
  )

export async function supplyMetadata(id: string): Promise<Metadata> {
  const request = await findRequest(id)
  if (!request) return { title: 'Page 404' }
  const metadata = pageMetadata({
    title: `${request.title} · ${request.shelter.name}`,
    description: summaryOf(request),
    path: requestPath(request.id),
    siteName: PLATFORM,
  })
  return closedToday(request) ? { ...metadata, robots: { index: false, follow: true } } : metadata
}

/** What search engines read of it: a shelter looks for something. */
const factsOf = (request: SupplyRequest): Facts => ({
  ...shelterNamed(request.shelter),
  seeks: {
    '@type': 'Demand',
    name: request.title,
    description: summaryOf(request),
    url: `${env.publicUrl}${requestPath(request.id)}`,
    availabilityEnds: request.deliveryDate ?? undefined,
  },
})

/** One thing that a shelter asks for, as everybody may read it. */
export async function SupplyPage({ id }: { id: string }) {
  const request = await findRequest(id)
  if (!request) notFound()
  const closed = closedToday(request)
  return (
    <PageFrame>
      {!closed && <JsonLd data={factsOf(request)} />}
      <div className={styles.page}>
        <PageBanner
          variant="page"
          origin={env.publicUrl}
          trail={[{ label: 'Dons en nature', href: LIST_PATH }, { label: request.title }]}
          title={request.title}
          lead={request.shelter.name}
        />
        <RequestSheet request={request} closed={closed} />
        {!closed && (
          <ShareRowIsland
            name={request.title}
            text={`${request.title}\u00a0: un besoin ${ofOrganisation(request.shelter.name)}`}
            url={`${env.publicUrl}${requestPath(request.id)}`}
            poster={null}
          />
        )}
      </div>
    </PageFrame>
  )
}
