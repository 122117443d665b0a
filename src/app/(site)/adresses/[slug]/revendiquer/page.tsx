import { ClaimPage } from '@/site/place-claim'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Vous tenez ce lieu\u00a0?', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <ClaimPage slug={(await params).slug} query={await searchParams} />
}
