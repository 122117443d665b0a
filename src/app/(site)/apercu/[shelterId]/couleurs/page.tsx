import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { HOME_SLUG } from '@/features/pages/model'
import { readMenu, readPage } from '@/features/pages/queries'
import { ShelterFooter } from '@/features/shelters/components/ShelterFooter'
import { ShelterHeader } from '@/features/shelters/components/ShelterHeader'
import { ThemeIsland } from '@/features/shelters/components/ThemeIsland'
import { readShelterToPreview } from '@/features/shelters/queries'
import { idSchema } from '@/platform/http/params'
import { ShelterPageBody } from '@/site/shelter-page'

import styles from '../../../shelter/[shelterId]/layout.module.scss'
import { visitOf } from '../../team'

type Props = { params: Promise<{ shelterId: string }> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Aperçu des couleurs',
  robots: { index: false, follow: false },
}

/** The home page of a shelter, for the frame beside its colours. */
export default async function ThemePreview({ params }: Props) {
  const { shelterId } = await params
  if (!idSchema.safeParse(shelterId).success) notFound()
  const { req, mayEdit } = await visitOf(shelterId, 'manageThemes')
  const shelter = mayEdit && (await readShelterToPreview(req, shelterId))
  if (!shelter) notFound()
  const [menu, page] = await Promise.all([readMenu(shelter.id), readPage(shelter.id, HOME_SLUG)])
  return (
    <ThemeIsland theme={shelter.theme} className={styles.site}>
      <ShelterHeader shelter={shelter} menu={menu} />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        <ShelterPageBody shelter={shelter} page={page} isHome />
      </main>
      <ShelterFooter shelter={shelter} />
    </ThemeIsland>
  )
}
