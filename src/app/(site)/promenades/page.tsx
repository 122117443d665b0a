import type { Metadata } from 'next'

import { WalkListPage, walkListMetadata } from '@/site/walk-list'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  walkListMetadata(await searchParams)

export default async function Page({ searchParams }: Props) {
  return <WalkListPage query={await searchParams} />
}
