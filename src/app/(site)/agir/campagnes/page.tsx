import type { Metadata } from 'next'

import { CampaignListPage, campaignListMetadata } from '@/site/campaign-list'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  campaignListMetadata(await searchParams)

export default async function Page({ searchParams }: Props) {
  return <CampaignListPage query={await searchParams} />
}
