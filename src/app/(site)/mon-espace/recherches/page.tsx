import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnSearches } from '@/features/saved-searches/components/OwnSearches'
import { OWN_PATH, pressedWords, SENTENCES } from '@/features/saved-searches/model'
import { listOwnSearches } from '@/features/saved-searches/queries'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mes recherches', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OwnSearchesPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(OWN_PATH))
  const query = await searchParams
  const said = typeof query.fait === 'string' ? pressedWords(query.fait) : undefined
  const jar = await cookies()
  const returned = returnedForm(query, (name) => jar.get(name)?.value, SENTENCES.tooMany)
  const failure = returned.problem?.error ?? returned.errors['']
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon espace', href: '/mon-espace' }, { label: 'Mes recherches' }]}
          title="Mes recherches"
          lead="Les listes dont les nouveaux animaux vous sont annoncés par e-mail."
        />
        <SpaceNav here={OWN_PATH} />
        {failure && (
          <Banner tone="destructive" role="alert">
            {failure}
          </Banner>
        )}
        {said && (
          <Banner tone="success" role="status">
            {said}
          </Banner>
        )}
        {!user.emailVerified && (
          <Banner
            tone="info"
            title="Confirmez votre adresse"
            action={<a href="/account">Mon compte</a>}
          >
            Vos alertes faites avec elle se retrouvent alors ici.
          </Banner>
        )}
        <OwnSearches searches={await listOwnSearches(req, user)} />
      </div>
    </PageFrame>
  )
}
