import type { Metadata } from 'next'

import { WallPostPage, wallPostMetadata } from '@/site/wall-post'

type Props = {
  params: Promise<{ postId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  wallPostMetadata((await params).postId)

export default async function Page({ params, searchParams }: Props) {
  return <WallPostPage id={(await params).postId} query={await searchParams} />
}
