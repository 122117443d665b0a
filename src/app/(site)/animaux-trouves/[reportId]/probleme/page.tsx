import { FlagPage } from '@/site/lost-found-flag'

type Props = {
  params: Promise<{ reportId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Signaler un problème', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <FlagPage kind="FOUND" id={(await params).reportId} query={await searchParams} />
}
