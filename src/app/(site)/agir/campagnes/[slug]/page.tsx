import type { Metadata } from 'next'

import { CampaignPage, campaignMetadata } from '@/site/campaign-page'

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  campaignMetadata((await params).slug)

export default async function Page({ params }: Props) {
  return <CampaignPage slug={(await params).slug} />
}
