import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnPlaces } from '@/features/places/owners/components/OwnPlaces'
import { OWN_PLACES_PATH } from '@/features/places/owners/model'
import { listOwnPlaces } from '@/features/places/owners/queries'
import { pageSession } from '@/platform/http/page-session'
import { saidFor } from '@/platform/http/said-for'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mes adresses', robots: { index: false } }

const DONE: Readonly<Record<string, { title: string; text: string }>> = {
  tenue: {
    title: 'Vous tenez cette page',
    text: 'Vérifiez son téléphone et ses horaires\u00a0: vos changements sont en ligne aussitôt.',
  },
  recue: {
    title: 'Votre demande est bien reçue',
    text: 'Notre équipe la relit et vous écrit.',
  },
  ecrite: { title: 'C’est enregistré', text: 'La page de votre adresse est à jour.' },
  demandee: {
    title: 'C’est enregistré, une partie est à relire',
    text: 'Le nom, la nature, la commune, le point ou le site changeront quand notre équipe aura relu.',
  },
  rendue: { title: 'Vous ne tenez plus cette page', text: 'Elle reste en ligne comme elle est.' },
}

type Props = { searchParams: Promise<{ fait?: string | string[] }> }

export default async function OwnPlacesPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(OWN_PLACES_PATH))
  const done = saidFor(DONE, (await searchParams).fait)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon espace', href: '/mon-espace' }, { label: 'Mes adresses' }]}
          title="Mes adresses"
        />
        <SpaceNav here={OWN_PLACES_PATH} />
        {done && (
          <Banner tone="success" role="status" title={done.title}>
            {done.text}
          </Banner>
        )}
        <OwnPlaces places={await listOwnPlaces(req, user.id)} />
      </div>
    </PageFrame>
  )
}
