import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ShareRowIsland } from '@/features/animals/components/ShareRowIsland'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import styles from '@/features/walks/components/Walk.module.scss'
import { WalkSheet } from '@/features/walks/components/WalkSheet'
import {
  DOG_RULE_LABELS,
  gpxPath,
  lengthWords,
  LIST_PATH,
  problemPath,
  sharePath,
  walkPath,
} from '@/features/walks/model'
import { findWalk } from '@/features/walks/queries'
import type { PublicWalk } from '@/features/walks/view'
import { env } from '@/platform/env'
import { SHARE_SIZE } from '@/platform/pictures/model'
import { ButtonLink } from '@/ui/Button'
import { addressFacts, pointFacts, type Facts } from '@/ui/facts.model'
import { JsonLd } from '@/ui/JsonLd'
import { PageBanner } from '@/ui/PageBanner'
import { PrintButton } from '@/ui/PrintButton'

import room from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

const summaryOf = (walk: PublicWalk): string =>
  walk.shortDescription ??
  [
    lengthWords(walk.distance),
    walk.city && `à ${walk.city}`,
    walk.dogRule && DOG_RULE_LABELS[walk.dogRule].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')

export async function walkMetadata(slug: string): Promise<Metadata> {
  const walk = await findWalk(slug)
  if (!walk) return { title: 'Page 404' }
  return pageMetadata({
    title: `${walk.name} · ${PLATFORM}`,
    description: summaryOf(walk),
    path: walkPath(walk.slug),
    siteName: PLATFORM,
    picture: { url: sharePath(walk.slug), ...SHARE_SIZE, alt: walk.name },
  })
}

/** What search engines read of it. */
const factsOf = (walk: PublicWalk): Facts => ({
  '@type': 'TouristAttraction',
  name: walk.name,
  description: summaryOf(walk),
  url: `${env.publicUrl}${walkPath(walk.slug)}`,
  image: walk.coverImage ? `${env.publicUrl}${walk.coverImage}` : undefined,
  isAccessibleForFree: walk.price === null ? undefined : walk.price === 0,
  geo: walk.startPoint ? pointFacts(walk.startPoint.lat, walk.startPoint.lng) : undefined,
  address: addressFacts(walk),
})

/** One walk, as everybody may read it. */
export async function WalkPage({ slug }: { slug: string }) {
  const walk = await findWalk(slug)
  if (!walk) notFound()
  const hasFile = walk.track !== null || walk.waypoints.some(({ latitude }) => latitude !== null)
  return (
    <PageFrame>
      <JsonLd data={factsOf(walk)} />
      <div className={room.page}>
        <PageBanner
          origin={env.publicUrl}
          trail={[{ label: 'Promenades', href: LIST_PATH }, { label: walk.name }]}
          title={walk.name}
        />
        <WalkSheet walk={walk}>
          <div className={`${styles.ways} ${styles.screen}`}>
            {hasFile && (
              <ButtonLink href={gpxPath(walk.slug)} look="outline">
                Télécharger le GPX
              </ButtonLink>
            )}
            <PrintButton />
          </div>
          <div className={styles.screen}>
            <ShareRowIsland
              name={walk.name}
              text={`${walk.name}, ${lengthWords(walk.distance)}`}
              url={`${env.publicUrl}${walkPath(walk.slug)}`}
              poster={null}
            />
            <p className={styles.foot}>
              Chemin fermé, règle changée, danger&nbsp;?{' '}
              <a href={problemPath(walk.slug)}>Signaler un problème</a>
            </p>
          </div>
        </WalkSheet>
      </div>
    </PageFrame>
  )
}
