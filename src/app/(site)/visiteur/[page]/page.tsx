import { notFound } from 'next/navigation'

import { FavouriteList } from '@/features/animals/favourites/components/FavouriteList'
import { RecentlySeenIsland } from '@/features/animals/recently-seen/components/RecentlySeenIsland'
import { Followed } from '@/features/follows/components/Followed'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SignedInSpaceNav } from '@/features/navigation/components/SignedInSpaceNav'
import { pageMetadata } from '@/site/metadata'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

type Props = { params: Promise<{ page: string }> }

// A page without a parameter would be frozen at build: « /favoris » is reached by a rewrite to
// this hidden segment. The same for everybody: the browser fills it.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const generateMetadata = () => ({
  ...pageMetadata({
    title: 'Mes favoris · Patte Blanche',
    description: 'Les animaux que vous avez gardés, avec ou sans compte.',
    path: '/favoris',
    siteName: 'Patte Blanche',
  }),
  robots: { index: false },
})

export default async function Favourites({ params }: Props) {
  if ((await params).page !== 'favoris') notFound()
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mes favoris' }]}
          title="Mes favoris"
          lead="Sans compte, ils sont gardés dans ce navigateur seulement. Avec un compte, vous les retrouvez sur tous vos appareils."
        />
        <SignedInSpaceNav here="/favoris" />
        <noscript>
          <p className={styles.notice}>
            Vos favoris sont lus par JavaScript, que ce navigateur n’exécute pas.{' '}
            <a href="/animaux">Tous les animaux à adopter</a> se voient sans lui.
          </p>
        </noscript>
        <div className={styles.script}>
          <FavouriteList />
          <Followed />
          <RecentlySeenIsland className={styles.seen} />
        </div>
      </div>
    </PageFrame>
  )
}
