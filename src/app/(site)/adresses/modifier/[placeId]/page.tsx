import { EditPlacePage } from '@/site/place-edit'

// For one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ placeId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Corriger une adresse', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <EditPlacePage id={(await params).placeId} query={await searchParams} />
}
