import { notFound } from 'next/navigation'

import { AnimalGrid } from '@/features/animals/components/AnimalGrid'
import { readPlatformFigures } from '@/features/animals/figures/queries'
import { PLACEHOLDER } from '@/features/animals/list/public-animal'
import { listLatestAnimals, listSosAnimals } from '@/features/animals/queries'
import { RecentlySeenIsland } from '@/features/animals/recently-seen/components/RecentlySeenIsland'
import { SheltersNearIsland } from '@/features/directory/components/SheltersNearIsland'
import { AdoptionInShort } from '@/features/home/components/AdoptionInShort'
import { Figures } from '@/features/home/components/Figures'
import { Hero } from '@/features/home/components/Hero'
import { PlatformNews } from '@/features/home/components/PlatformNews'
import { figuresOf, heroFaces, otherSpecies } from '@/features/home/model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { QuickAccess } from '@/features/navigation/components/QuickAccess'
import { GIVE_LINK, SPONSOR_LINK } from '@/features/navigation/model'
import { listPlatformEvents, listPlatformNews } from '@/features/news/platform/queries'
import { countShelters } from '@/features/shelters/queries'
import { platformFacts } from '@/site/home-facts'
import { pageMetadata, PLATFORM } from '@/site/metadata'
import { ButtonLink } from '@/ui/Button'
import { JsonLd } from '@/ui/JsonLd'

import styles from './page.module.scss'

type Props = { params: Promise<{ page: string }> }

// A page without a parameter would be frozen at build, empty: the home page is
// reached by a rewrite of « / » to this hidden segment.
export const dynamic = 'force-static'
export const revalidate = 60
export const generateStaticParams = () => []

export const generateMetadata = () =>
  pageMetadata({
    title: 'Patte Blanche, les animaux à adopter des refuges',
    description:
      'Trouvez un chien, un chat ou un autre animal à adopter près de chez vous, présenté par le refuge qui le connaît. Sans publicité, sans traceur.',
    path: '/',
    siteName: PLATFORM,
    feeds: [
      { shelter: null, kind: 'animaux' },
      { shelter: null, kind: 'actualites' },
    ],
  })

export default async function Home({ params }: Props) {
  if ((await params).page !== 'accueil') notFound()
  const [arrived, sos, figures, shelters, articles, events] = await Promise.all([
    listLatestAnimals(24),
    listSosAnimals(4),
    readPlatformFigures(),
    countShelters(),
    listPlatformNews(3),
    listPlatformEvents(3),
  ])
  const latest = arrived.slice(0, 8)
  return (
    <PageFrame>
      <JsonLd data={platformFacts()} />
      <Hero others={otherSpecies(figures.species)} faces={heroFaces(arrived, PLACEHOLDER)} />
      {sos.length > 0 && (
        <section className={styles.list} aria-labelledby="sos-titre">
          <div className={styles.head}>
            <h2 id="sos-titre">Ils ne peuvent plus attendre</h2>
            <a href="/animaux?isSos=true">Tous les animaux en SOS</a>
          </div>
          <div className={styles.strip}>
            <AnimalGrid animals={sos} />
          </div>
        </section>
      )}
      {latest.length > 0 && (
        <section className={`${styles.list} ${styles.latest}`} aria-labelledby="derniers-titre">
          <div className={styles.head}>
            <h2 id="derniers-titre">Ils viennent d’arriver</h2>
            <a href="/animaux?sortBy=createdAt">Tous les animaux à adopter</a>
          </div>
          <div className={styles.strip}>
            <AnimalGrid animals={latest} />
          </div>
        </section>
      )}
      <section id="refuges" className={styles.near} aria-labelledby="refuges-titre">
        <div className={styles.nearRoom}>
          <div className={styles.head}>
            <h2 id="refuges-titre">Les refuges près de chez vous</h2>
            <a href="/refuges">Tous les refuges</a>
          </div>
          <p className={styles.lead}>
            Un refuge se visite&nbsp;: c’est là que l’on rencontre celui que l’on ne cherchait pas.
          </p>
          <SheltersNearIsland />
        </div>
      </section>
      <RecentlySeenIsland className={styles.list} />
      <AdoptionInShort />
      <section className={styles.list} aria-labelledby="aider-titre">
        <div className={styles.head}>
          <h2 id="aider-titre">Aider sans adopter</h2>
          <a href="/agir">Toutes les façons d’aider</a>
        </div>
        <p className={styles.lead}>
          Un don nourrit et soigne&nbsp;; un parrainage suit un animal, mois après mois.
        </p>
        <p className={styles.ways}>
          <ButtonLink href={GIVE_LINK.href}>Donner à un refuge</ButtonLink>
          <ButtonLink look="outline" href={SPONSOR_LINK.href}>
            {SPONSOR_LINK.label}
          </ButtonLink>
        </p>
      </section>
      <PlatformNews articles={articles} events={events} />
      <QuickAccess />
      <Figures figures={figuresOf({ ...figures, shelters })} />
    </PageFrame>
  )
}
