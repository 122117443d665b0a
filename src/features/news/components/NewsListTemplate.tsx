import { findShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import { besideEvents } from '../model'
import { isComing, listShelterEvents, listShelterNews } from '../queries'
import { ArticleGrid } from './ArticleGrid'
import styles from './templates.module.scss'

type Props = {
  shelterId: string
  content: { title: string; description: string; limit: number; cardsPerRow: number }
  /** Most events that the page announces elsewhere: they are left out here. */
  eventsShown?: number
}

/** Template « news-list »: the latest articles, those that are pinned first. */
export async function NewsListTemplate({ shelterId, content, eventsShown = 0 }: Props) {
  const { title, description, limit, cardsPerRow } = content
  const shelter = await findShelter(shelterId)
  if (!shelter) return null
  const events =
    eventsShown > 0 ? (await listShelterEvents(shelterId, eventsShown)).filter(isComing) : []
  const list = await listShelterNews(shelterId, limit + events.length, 1)
  const articles = besideEvents(list.articles, events, limit)
  // Nothing else was published yet: never a hole in a public page.
  if (articles.length === 0) return null
  const home = `/shelter/${shelter.slug}`
  return (
    <Static>
      <h2>{title || 'Actualités'}</h2>
      {description && <p>{description}</p>}
      <ArticleGrid articles={articles} home={home} perRow={cardsPerRow} />
      {list.total > articles.length && (
        <p className={styles.more}>
          <ButtonLink look="outline" href={`${home}/news`}>
            Toutes les actualités
          </ButtonLink>
        </p>
      )}
    </Static>
  )
}
