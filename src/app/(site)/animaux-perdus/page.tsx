import type { Metadata } from 'next'

import { listMetadata, LostFoundList } from '@/site/lost-found-list'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  listMetadata('LOST', await searchParams)

export default async function Page({ searchParams }: Props) {
  return <LostFoundList kind="LOST" query={await searchParams} />
}
