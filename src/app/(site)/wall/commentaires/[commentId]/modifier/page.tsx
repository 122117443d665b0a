import { WallCommentPage } from '@/site/wall-comment'

type Props = {
  params: Promise<{ commentId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'
export const metadata = { title: 'Modifier un commentaire', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <WallCommentPage id={(await params).commentId} query={await searchParams} />
}
