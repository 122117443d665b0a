import { WallFlagPage } from '@/site/wall-flag'

type Props = {
  params: Promise<{ postId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Signaler une publication', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <WallFlagPage kind="post" id={(await params).postId} query={await searchParams} />
}
