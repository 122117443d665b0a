import { WallEditPage } from '@/site/wall-write'

type Props = {
  params: Promise<{ postId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'
export const metadata = { title: 'Modifier une publication', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <WallEditPage id={(await params).postId} query={await searchParams} />
}
