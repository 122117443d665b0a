import type { Metadata } from 'next'

import { WallListPage, wallMetadata } from '@/site/wall-list'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  wallMetadata(await searchParams)

export default async function Page({ searchParams }: Props) {
  return <WallListPage query={await searchParams} />
}
