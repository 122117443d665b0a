import { WallWritePage } from '@/site/wall-write'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'
export const metadata = { title: 'Donner des nouvelles', robots: { index: false } }

export default async function Page({ searchParams }: Props) {
  return <WallWritePage query={await searchParams} />
}
