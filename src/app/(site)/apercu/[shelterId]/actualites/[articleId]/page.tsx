import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { ArticleIsland } from '@/features/news/preview/components/ArticleIsland'
import { articlePreviewPath } from '@/features/news/preview/model'
import { readArticleDraft } from '@/features/news/preview/queries'
import { readMenu } from '@/features/pages/queries'
import { ShelterFooter } from '@/features/shelters/components/ShelterFooter'
import { ShelterHeader } from '@/features/shelters/components/ShelterHeader'
import { themeStyle } from '@/features/shelters/components/theme-style'
import { readShelterToPreview } from '@/features/shelters/queries'
import { idSchema } from '@/platform/http/params'

import styles from '../../../../shelter/[shelterId]/layout.module.scss'
import { drawUnsavedArticle } from '../../../actions'
import { drawArticle } from '../../../draw'
import { visitOf } from '../../../team'

type Props = { params: Promise<{ shelterId: string; articleId: string }> }

// A draft is nobody else's business: drawn for one person, kept nowhere.
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Aperçu', robots: { index: false, follow: false } }

/** An article of a shelter with its header and footer, drafts and unsaved words included. */
export default async function ArticlePreview({ params }: Props) {
  const { shelterId, articleId } = await params
  if (!idSchema.safeParse(shelterId).success || !idSchema.safeParse(articleId).success) notFound()
  const { req, isSignedIn, mayEdit } = await visitOf(shelterId, 'manageNews')
  if (!isSignedIn) redirect(signInPath(articlePreviewPath(shelterId, articleId)))
  if (!mayEdit) notFound()
  const [shelter, article] = await Promise.all([
    readShelterToPreview(req, shelterId),
    readArticleDraft(req, { shelter: shelterId, article: articleId }),
  ])
  if (!shelter || !article) notFound()
  return (
    <div className={styles.site} style={themeStyle(shelter.theme)}>
      <ShelterHeader shelter={shelter} menu={await readMenu(shelter.id)} />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        <ArticleIsland draw={drawUnsavedArticle.bind(null, shelterId)}>
          {drawArticle(shelter, article)}
        </ArticleIsland>
      </main>
      <ShelterFooter shelter={shelter} />
    </div>
  )
}
