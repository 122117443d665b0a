import type { Metadata } from 'next'

import { listMetadata, LostFoundList } from '@/site/lost-found-list'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  listMetadata('FOUND', await searchParams)

export default async function Page({ searchParams }: Props) {
  return <LostFoundList kind="FOUND" query={await searchParams} />
}
