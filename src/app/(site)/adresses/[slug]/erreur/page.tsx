import { PlaceErrorPage } from '@/site/place-forms'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Signaler une erreur', robots: { index: false } }

export default async function Page({ params, searchParams }: Props) {
  return <PlaceErrorPage slug={(await params).slug} query={await searchParams} />
}
