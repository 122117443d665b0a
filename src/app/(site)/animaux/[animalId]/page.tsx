import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { findAnimal } from '@/features/animals/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { animalMetadata, AnimalPage } from '@/site/animal-page'

type Props = { params: Promise<{ animalId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findAnimal((await params).animalId)
  return found ? animalMetadata(found) : { title: 'Page 404' }
}

/** The same sheet as on the site of its shelter, in the frame of the platform. */
export default async function Page({ params }: Props) {
  const found = await findAnimal((await params).animalId)
  if (!found) notFound()
  return (
    <PageFrame>
      <AnimalPage found={found} site="platform" />
    </PageFrame>
  )
}
