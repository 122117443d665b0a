import { findShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'

import { listShelterNews } from '../queries'
import { ArticleGrid } from './ArticleGrid'
import styles from './templates.module.scss'

type Props = {
  shelterId: string
  content: { title: string; description: string; limit: number; cardsPerRow: number }
}

/** Template « news-list »: the latest articles, those that are pinned first. */
export async function NewsListTemplate({ shelterId, content }: Props) {
  const { title, description, limit, cardsPerRow } = content
  const shelter = await findShelter(shelterId)
  const list = shelter && (await listShelterNews(shelterId, limit, 1))
  // Nothing was published yet: never a hole in a public page.
  if (!list || list.articles.length === 0) return null
  const home = `/shelter/${shelter.slug}`
  return (
    <div>
      <h2>{title || 'Actualités'}</h2>
      {description && <p>{description}</p>}
      <ArticleGrid articles={list.articles} home={home} perRow={cardsPerRow} />
      {list.total > list.articles.length && (
        <p className={styles.more}>
          <ButtonLink look="outline" href={`${home}/news`}>
            Toutes les actualités
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
