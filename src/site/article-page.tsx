import { ArticleView } from '@/features/news/components/ArticleView'
import type { ArticleBody } from '@/features/news/queries'
import { ShelterTrail } from '@/features/shelters/components/ShelterTrail'
import type { PublicShelter } from '@/features/shelters/queries'

import styles from './article-page.module.scss'

type Props = { shelter: PublicShelter; article: ArticleBody }

/** An article of a shelter with the way to it, as visitors see it and as its team does before them. */
export function ArticlePageBody({ shelter, article }: Props) {
  const home = `/shelter/${shelter.slug}`
  const pages = [{ label: 'Actualités', href: `${home}/news` }, { label: article.title }]
  return (
    <>
      <div className={styles.trail}>
        <ShelterTrail shelter={shelter} pages={pages} />
      </div>
      <ArticleView article={article} home={home} />
    </>
  )
}
