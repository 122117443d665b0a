import type { ArticleCardData } from '../queries'
import { ArticleCard } from './ArticleCard'
import styles from './ArticleGrid.module.scss'

type Props = {
  articles: readonly ArticleCardData[]
  home: string
  /** 1 to 4 on a wide screen. */
  perRow?: number
  /** How many photographs are on the first screen. */
  eager?: number
  level?: 'h2' | 'h3'
}

/** Articles side by side, fewer in a row where there is less room. */
export function ArticleGrid({ articles, home, perRow = 3, eager = 0, level }: Props) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid} data-per-row={perRow}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} home={home} isEager={index < eager} level={level} />
          </li>
        ))}
      </ul>
    </div>
  )
}
