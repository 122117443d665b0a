import { WalkProblemPage } from '@/site/walk-problem'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Signaler un problème', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <WalkProblemPage slug={(await params).slug} query={await searchParams} />
}
