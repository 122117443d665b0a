import { notFound, permanentRedirect } from 'next/navigation'

import { findShelter } from '@/features/shelters/queries'

type Props = {
  params: Promise<{ shelterId: string; rest?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Page 404' }

/**
 * One page, one address: a shelter asked for by its identifier is shown at its slug. Reached by
 * a rewrite of `/shelter/{id}/…`; a redirect out of a cached page would send its address twice.
 */
export default async function Page({ params, searchParams }: Props) {
  const { shelterId, rest = [] } = await params
  const shelter = await findShelter(shelterId)
  if (!shelter) notFound()
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(await searchParams)) {
    for (const each of [value ?? []].flat()) query.append(key, each)
  }
  const path = ['/shelter', shelter.slug, ...rest].join('/')
  permanentRedirect(query.size > 0 ? `${path}?${query}` : path)
}
