import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { CountReading } from '@/features/news/components/CountReading'
import { findArticle, readArticle } from '@/features/news/queries'
import { searchWords } from '@/features/news/search.model'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { ArticlePageBody } from '@/site/article-page'
import { articlePicture } from '@/site/article-share'
import { pageMetadata } from '@/site/metadata'
import { articleFacts, eventFacts } from '@/site/news-facts'
import { JsonLd } from '@/ui/JsonLd'

type Props = { params: Promise<{ shelterId: string; newsId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

async function load({ params }: Props) {
  const { shelterId, newsId } = await params
  const key = await findShelter(shelterId)
  const shelter = key && (await readShelter(key.id))
  const found = shelter && (await findArticle(shelter.id, newsId))
  const article = found && (await readArticle(found.id))
  if (!article) return null
  const home = `/shelter/${shelter.slug}`
  return {
    shelter,
    article,
    path: `${home}/news/${found.slug}`,
    isCanonical: found.slug === newsId,
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return { title: 'Page 404' }
  const { shelter, article, path } = found
  const { title, description } = searchWords({
    ...article,
    summary: article.excerpt,
    shelter: shelter.name,
  })
  return pageMetadata({
    title,
    description: description || undefined,
    path,
    siteName: shelter.name,
    picture: articlePicture(article, path),
    keywords: article.metaKeywords || article.tags.join(', ') || undefined,
    article: article.publishedAt,
  })
}

/** An article of a shelter, at its present address. */
export default async function Page(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { shelter, article, path, isCanonical } = found
  // Its id and the addresses that it had before lead to the one that it has.
  if (!isCanonical) permanentRedirect(path)
  return (
    <>
      <ArticlePageBody shelter={shelter} article={article} />
      <CountReading shelterId={shelter.id} articleId={article.id} />
      <JsonLd data={articleFacts(article, shelter, path)} />
      {article.event && <JsonLd data={eventFacts(article, article.event, shelter, path)} />}
    </>
  )
}
