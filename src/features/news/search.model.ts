import { excerpt } from '@/features/pages/model'

/** Characters of the text that stand for an article without a summary. */
const FIRST_WORDS = 180

/** What an article says of itself in a list: its summary, else its first words. */
export const summaryOf = (article: { excerpt?: string | null; content?: string | null }): string =>
  article.excerpt?.trim() || excerpt(article.content ?? '', FIRST_WORDS)

type Told = {
  title: string
  /** What the article says of itself: {@link summaryOf}. */
  summary: string
  metaTitle?: string | null
  metaDescription?: string | null
  /** Name of the shelter. */
  shelter: string
}

/** The title and the description that search engines, and whoever shares an article, show of it. */
export const searchWords = ({ title, summary, metaTitle, metaDescription, shelter }: Told) => ({
  title: `${metaTitle?.trim() || title.trim()} · ${shelter}`,
  description: metaDescription?.trim() || summary,
})

/** The address of an article of a shelter's site, from the root. */
export const articleAddress = (shelter: string, article: string): string =>
  `/shelter/${shelter}/news/${article}`
