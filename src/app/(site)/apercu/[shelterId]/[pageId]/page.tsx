import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageIsland } from '@/features/pages/preview/components/PageIsland'
import { pagePreviewPath } from '@/features/pages/preview/model'
import { readDraft, readMenu } from '@/features/pages/queries'
import { ShelterFooter } from '@/features/shelters/components/ShelterFooter'
import { ShelterHeader } from '@/features/shelters/components/ShelterHeader'
import { themeStyle } from '@/features/shelters/components/theme-style'
import { readShelterToPreview } from '@/features/shelters/queries'
import { idSchema } from '@/platform/http/params'

import styles from '../../../shelter/[shelterId]/layout.module.scss'
import { drawUnsaved } from '../../actions'
import { drawPage } from '../../draw'
import { visitOf } from '../../team'

type Props = { params: Promise<{ shelterId: string; pageId: string }> }

// A draft is nobody else's business: drawn for one person, kept nowhere.
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Aperçu', robots: { index: false, follow: false } }

/** A page of a shelter with its header and footer, drafts and unsaved words included. */
export default async function PagePreview({ params }: Props) {
  const { shelterId, pageId } = await params
  if (!idSchema.safeParse(shelterId).success || !idSchema.safeParse(pageId).success) notFound()
  const { req, isSignedIn, mayEdit } = await visitOf(shelterId)
  if (!isSignedIn) redirect(signInPath(pagePreviewPath(shelterId, pageId)))
  if (!mayEdit) notFound()
  const [shelter, page] = await Promise.all([
    readShelterToPreview(req, shelterId),
    readDraft(req, { shelter: shelterId, page: pageId }),
  ])
  if (!shelter || !page) notFound()
  return (
    <div className={styles.site} style={themeStyle(shelter.theme)}>
      <ShelterHeader shelter={shelter} menu={await readMenu(shelter.id)} />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        <PageIsland draw={drawUnsaved.bind(null, shelterId)}>{drawPage(shelter, page)}</PageIsland>
      </main>
      <ShelterFooter shelter={shelter} />
    </div>
  )
}
