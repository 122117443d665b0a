import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { Poster } from '@/features/animals/poster/components/Poster'
import { PrintButton } from '@/features/animals/poster/components/PrintButton'
import { findAnimal } from '@/features/animals/queries'
import { env } from '@/platform/env'
import { ofName } from '@/platform/french.model'
import { animalPath } from '@/site/animal-page'

import styles from '@/site/poster-page.module.scss'

type Props = { params: Promise<{ animalId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findAnimal((await params).animalId)
  if (!found) return { title: 'Page 404' }
  return { title: `Affiche ${ofName(found.animal.name)}`, robots: { index: false } }
}

/** The poster as it will come out of the printer, and the button that prints it. */
export default async function Page({ params }: Props) {
  const found = await findAnimal((await params).animalId)
  if (!found) notFound()
  const path = animalPath(found)
  return (
    <main id="contenu" className={styles.page} tabIndex={-1}>
      <div className={styles.bar}>
        <a href={path}>Retour à la page {ofName(found.animal.name)}</a>
        <PrintButton />
      </div>
      <Poster found={found} url={`${env.publicUrl}${path}`} />
    </main>
  )
}
