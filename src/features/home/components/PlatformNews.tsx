import { ArticleCard } from '@/features/news/components/ArticleCard'
import { EventCard } from '@/features/news/components/EventCard'
import type { SignedArticle } from '@/features/news/platform/queries'
import { isComing, type EventCardData } from '@/features/news/queries'

import styles from './PlatformNews.module.scss'

type Props = {
  articles: readonly SignedArticle[]
  events: ReadonlyArray<SignedArticle<EventCardData>>
}

/** What the shelters tell, and when one may meet them; nothing when they are silent. */
export function PlatformNews({ articles, events }: Props) {
  const coming = events.filter(isComing)
  if (articles.length + coming.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="nouvelles-titre">
      <h2 id="nouvelles-titre">Des nouvelles des refuges</h2>
      {coming.length > 0 && (
        <ul className={styles.events} aria-label="Rendez-vous à venir">
          {coming.map((event) => (
            <li key={event.id}>
              <From {...event.shelter} />
              <EventCard article={event} home={`/shelter/${event.shelter.slug}`} />
            </li>
          ))}
        </ul>
      )}
      {articles.length > 0 && (
        <ul className={styles.articles} aria-label="Derniers articles">
          {articles.map((article) => (
            <li key={article.id}>
              <From {...article.shelter} />
              <ArticleCard article={article} home={`/shelter/${article.shelter.slug}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Who tells it: on the platform, an article without its shelter says little. */
function From({ name, city }: SignedArticle['shelter']) {
  return (
    <p className={styles.from}>
      {name}, <span>{city}</span>
    </p>
  )
}
