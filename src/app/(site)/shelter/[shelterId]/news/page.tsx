import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { feedPath } from '@/features/feeds/model'
import { ArticleGrid } from '@/features/news/components/ArticleGrid'
import { articleCount, NEWS_PER_PAGE } from '@/features/news/model'
import { listShelterNews } from '@/features/news/queries'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { shelterPicture } from '@/features/shelters/share-picture'
import { ofOrganisation } from '@/platform/french.model'
import { pageMetadata } from '@/site/metadata'
import { ButtonLink } from '@/ui/Button'

import styles from './page.module.scss'

type Props = {
  params: Promise<{ shelterId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The page that an address asks for; `null` for what is no page. */
function pageOf(asked: string | string[] | undefined): number | null {
  if (asked === undefined) return 1
  return typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}

async function load({ params, searchParams }: Props) {
  const page = pageOf((await searchParams).page)
  const key = await findShelter((await params).shelterId)
  const shelter = key && (await readShelter(key.id))
  if (!shelter || page === null) return null
  const list = await listShelterNews(shelter.id, NEWS_PER_PAGE, page)
  if (page > 1 && list.articles.length === 0) return null
  const path = `/shelter/${shelter.slug}/news`
  return {
    shelter,
    list,
    path,
    to: (wanted: number) => path + (wanted > 1 ? `?page=${wanted}` : ''),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return { title: 'Page 404' }
  const { shelter, list, to } = found
  const { name, city } = shelter
  return pageMetadata({
    title: `Actualités · ${name}`,
    description: `Les nouvelles et les rendez-vous ${ofOrganisation(name)}, à ${city}.`,
    path: to(list.page),
    siteName: name,
    feeds: [{ shelter: shelter.slug, kind: 'actualites' }],
    picture: shelterPicture(shelter),
  })
}

/** All the articles of a shelter, by pages that are real addresses. */
export default async function Page(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { shelter, list, to } = found
  const { articles, total, page, pages } = list
  const home = `/shelter/${shelter.slug}`
  return (
    <>
      <ShelterBanner variant="news" shelter={shelter} title="Actualités">
        {total > 0 && <p>{articleCount(total)}</p>}
      </ShelterBanner>
      <div className={styles.page}>
        {articles.length > 0 ? (
          <ArticleGrid articles={articles} home={home} eager={3} level="h2" />
        ) : (
          <div className={styles.empty}>
            <p>Pas encore d’actualité. En attendant, venez faire connaissance avec nos animaux.</p>
            <ButtonLink href={`${home}/animals`}>Voir nos animaux</ButtonLink>
          </div>
        )}
        {pages > 1 && (
          <nav className={styles.pages} aria-label="Pages de la liste">
            {page > 1 && (
              <ButtonLink look="outline" rel="prev" href={to(page - 1)}>
                Page précédente
              </ButtonLink>
            )}
            <span>
              Page {page} sur {pages}
            </span>
            {page < pages && (
              <ButtonLink look="outline" rel="next" href={to(page + 1)}>
                Page suivante
              </ButtonLink>
            )}
          </nav>
        )}
        {articles.length > 0 && (
          <p className={styles.follow}>
            <a href={feedPath({ shelter: shelter.slug, kind: 'actualites', format: 'rss.xml' })}>
              Suivre ces actualités avec un lecteur de flux (RSS)
            </a>
          </p>
        )}
      </div>
    </>
  )
}
