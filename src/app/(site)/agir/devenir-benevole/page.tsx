import type { Metadata } from 'next'

import { missionListMetadata, MissionListPage } from '@/site/volunteering'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  missionListMetadata(await searchParams)

export default async function Page({ searchParams }: Props) {
  return <MissionListPage query={await searchParams} />
}
