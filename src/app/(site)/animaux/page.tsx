import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'

import { addressOf } from '@/features/animals/catalogue/address'
import { Catalogue } from '@/features/animals/catalogue/components/Catalogue'
import { catalogueTitle } from '@/features/animals/catalogue/model'
import { readPlatformSearch, type Search } from '@/features/animals/catalogue/search'
import { env } from '@/platform/env'
import type { PageQuery } from '@/platform/http/page-query'
import { CatalogueFacts } from '@/site/catalogue-facts'
import { pageMetadata } from '@/site/metadata'
import { ListAlert } from '@/site/list-alert'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

type Props = { searchParams: Promise<PageQuery> }

const PLACE = { path: '/animaux' }

/** What the list is of: those one may take home, or those one may help from afar. */
const nameOf = ({ canBeSponsored }: Search['filters']): string =>
  canBeSponsored ? 'Animaux à parrainer' : 'Animaux à adopter'

const SPONSORING =
  'Chaque mois, chaque trimestre ou chaque année, à partir de 1\u00a0€, vous aidez le refuge à prendre soin de celui qui attend. Ouvrez la fiche de qui vous touche\u00a0: «\u00a0Parrainer\u00a0» s’y trouve, et vous arrêtez quand vous voulez.'

// PageQuery by the head and by the body of one page.
const read = cache((asked: string) => readPlatformSearch(JSON.parse(asked) as PageQuery))

const load = async ({ searchParams }: Props) => read(JSON.stringify(await searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { filters, isIndexable, shelterName } = await load(props)
  const title = `${catalogueTitle(filters)}${shelterName ? ` · ${shelterName}` : ''}`
  const metadata = pageMetadata({
    title: `${title} · Patte Blanche`,
    description: `${title}\u00a0: photos, âge, caractère et ententes, écrits par les refuges et les associations qui les connaissent.`,
    path: addressOf(PLACE, { ...filters, page: 1, sortBy: 'relevance' }, 'grid'),
    siteName: 'Patte Blanche',
    feeds: [{ shelter: null, kind: 'animaux' }],
  })
  return isIndexable ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

/** The catalogue: every animal that waits for a family, of all shelters. */
export default async function Page(props: Props) {
  const found = await load(props)
  const { filters, list } = found
  if (list.animals.length === 0 && filters.page > 1) notFound()
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="gradient"
          origin={env.publicUrl}
          trail={[{ label: nameOf(filters) }]}
          title={catalogueTitle(filters)}
          lead={filters.canBeSponsored && SPONSORING}
        />
        <Catalogue
          place={PLACE}
          search={found}
          alert={<ListAlert filters={filters} shelter={list.shelter?.name} />}
        />
      </div>
      <CatalogueFacts search={found} />
    </PageFrame>
  )
}
