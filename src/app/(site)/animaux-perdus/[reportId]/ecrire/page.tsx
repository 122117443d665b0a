import { WritePage } from '@/site/lost-found-write'

type Props = {
  params: Promise<{ reportId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Écrire', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <WritePage kind="LOST" id={(await params).reportId} query={await searchParams} />
}
