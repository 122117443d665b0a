import type { Metadata } from 'next'

import { placesMetadata, PlacesList } from '@/site/places-list'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  placesMetadata('centres', await searchParams)

export default async function Page({ searchParams }: Props) {
  return <PlacesList face="centres" query={await searchParams} />
}
