import type { Metadata } from 'next'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PostList } from '@/features/wall/components/PostList'
import { WallFilters } from '@/features/wall/components/WallFilters'
import wall from '@/features/wall/components/Wall.module.scss'
import { OWN_WALL_PATH, WALL_PATH, WRITE_PATH } from '@/features/wall/model'
import { listPosts, shelterName } from '@/features/wall/queries'
import { listQuery, readFilters } from '@/features/wall/schema'
import { env } from '@/platform/env'
import type { PageQuery } from '@/platform/http/page-query'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

export function wallMetadata(query: PageQuery): Metadata {
  const { shelter, species, before } = readFilters(query)
  const metadata = pageMetadata({
    title: `Le mur · ${PLATFORM}`,
    description:
      'Les nouvelles des animaux adoptés et des refuges\u00a0: une première nuit, une promenade, un anniversaire d’adoption.',
    path: WALL_PATH,
    siteName: PLATFORM,
  })
  // One page of it is enough for whoever searches the web.
  return shelter || species || before ? { ...metadata, robots: { index: false } } : metadata
}

/** What adopters and shelters tell, the newest first: filters and what follows are real addresses. */
export async function WallListPage({ query }: { query: PageQuery }) {
  const filters = readFilters(query)
  const [{ posts, next }, name] = await Promise.all([
    listPosts(filters),
    filters.shelter ? shelterName(filters.shelter) : null,
  ])
  const shelter = filters.shelter && name ? { id: filters.shelter, name } : null
  const isFiltered = Boolean(filters.shelter || filters.species)
  const { before: _, ...first } = filters
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="gradient"
          origin={env.publicUrl}
          trail={[{ label: 'Le mur' }]}
          title={name ? `Le mur\u00a0: ${name}` : 'Le mur'}
          lead="Les nouvelles de ceux qui ont adopté, et des refuges."
        />
        <div className={styles.ways}>
          <ButtonLink href={WRITE_PATH}>Donner des nouvelles</ButtonLink>
          <ButtonLink href={OWN_WALL_PATH} look="plain">
            Mes publications
          </ButtonLink>
        </div>
        <WallFilters filters={filters} shelter={shelter} />
        {posts.length === 0 ? (
          <EmptyState
            title={
              filters.before
                ? 'Plus rien après'
                : isFiltered
                  ? 'Aucune nouvelle ici'
                  : 'Aucune nouvelle pour l’instant'
            }
            action={
              filters.before || isFiltered ? (
                <ButtonLink href={WALL_PATH}>Voir tout le mur</ButtonLink>
              ) : (
                <ButtonLink href={WRITE_PATH}>Donner des nouvelles</ButtonLink>
              )
            }
          >
            {filters.before
              ? 'Vous avez tout lu.'
              : isFiltered
                ? 'Personne n’a encore écrit à ce sujet. Retirez un critère, ou commencez.'
                : 'Vous avez adopté\u00a0? Une photo et trois lignes\u00a0: c’est ce qui fait tenir une équipe.'}
          </EmptyState>
        ) : (
          <PostList posts={posts} />
        )}
        {(next || filters.before) && (
          <nav className={wall.next} aria-label="Suite du mur">
            {filters.before && (
              <ButtonLink look="plain" href={WALL_PATH + listQuery(first)}>
                Revenir aux plus récentes
              </ButtonLink>
            )}
            {next && (
              <ButtonLink look="outline" href={WALL_PATH + listQuery({ ...first, before: next })}>
                Voir les nouvelles plus anciennes
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </PageFrame>
  )
}
