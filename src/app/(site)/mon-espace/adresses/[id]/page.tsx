import { OwnPlaceEditPage } from '@/site/place-edit'

// For one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Modifier mon adresse', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <OwnPlaceEditPage id={(await params).id} query={await searchParams} />
}
