import { ApplyPage } from '@/site/volunteering-mission'

// For one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Proposer mon aide', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <ApplyPage slug={(await params).slug} query={await searchParams} />
}
