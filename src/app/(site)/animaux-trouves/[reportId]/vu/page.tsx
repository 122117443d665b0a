import { SeenPage } from '@/site/lost-found-seen'

type Props = {
  params: Promise<{ reportId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Je l’ai vu', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <SeenPage kind="FOUND" id={(await params).reportId} query={await searchParams} />
}
