import type { Metadata } from 'next'

import { SupplyListPage, supplyListMetadata } from '@/site/supply-list'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  supplyListMetadata(await searchParams)

export default async function Page({ searchParams }: Props) {
  return <SupplyListPage query={await searchParams} />
}
