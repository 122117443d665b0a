import { WallFlagPage } from '@/site/wall-flag'

type Props = {
  params: Promise<{ commentId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Signaler un commentaire', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <WallFlagPage kind="comment" id={(await params).commentId} query={await searchParams} />
}
