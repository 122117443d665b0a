import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { findAnimal } from '@/features/animals/queries'
import { findShelter } from '@/features/shelters/queries'
import { isId } from '@/platform/ids.model'
import { animalMetadata, AnimalPage } from '@/site/animal-page'

type Props = { params: Promise<{ shelterId: string; animalId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

async function load({ params }: Props) {
  const { shelterId, animalId } = await params
  if (!isId(animalId)) return null
  const shelter = await findShelter(shelterId)
  const found = shelter && (await findAnimal(animalId))
  // On a shelter's site there are its own animals only.
  return found?.shelter.id === shelter?.id ? found : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  return found ? animalMetadata(found) : { title: 'Page 404' }
}

export default async function Page(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  return <AnimalPage found={found} site="shelter" />
}
