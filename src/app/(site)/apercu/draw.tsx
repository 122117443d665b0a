import type { ArticleBody } from '@/features/news/queries'
import { PageRenderer } from '@/features/pages/components/PageRenderer'
import { SECTION_DEFAULTS } from '@/features/pages/model'
import type { TemplateView } from '@/features/pages/preview/model'
import type { DraftPage } from '@/features/pages/queries'
import type { Block } from '@/features/pages/schema'
import type { PublicShelter } from '@/features/shelters/queries'
import { ArticlePageBody } from '@/site/article-page'
import { ShelterPageBody } from '@/site/shelter-page'
import { templates } from '@/site/templates'

/** A page as its team sees it before visitors do. */
export const drawPage = (shelter: PublicShelter, page: DraftPage) => (
  <ShelterPageBody shelter={shelter} page={page} isHome={page.isHomepage} />
)

/** An article as its team sees it before visitors do. */
export const drawArticle = (shelter: PublicShelter, article: ArticleBody) => (
  <ArticlePageBody shelter={shelter} article={article} />
)

/** One template alone, on the background of the section in which it stands. */
export function drawTemplate(shelterId: string, { content, background }: TemplateView) {
  const block = { id: 'apercu', type: 'TEMPLATE', order: 0, content } as Block
  const section = {
    ...SECTION_DEFAULTS,
    id: 'apercu-section',
    order: 0,
    layout: 1 as const,
    width: 'full' as const,
    padding: 'none' as const,
    margin: 'none' as const,
    backgroundColor: background,
    columns: [{ id: 'apercu-colonne', order: 0, width: 100, blocks: [block] }],
  }
  return (
    <PageRenderer
      content={{ schemaVersion: 1, sections: [section] }}
      pictures={{}}
      shelterId={shelterId}
      templates={templates}
    />
  )
}
