import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { OwnVolunteering } from '@/features/volunteering/components/OwnVolunteering'
import { OWN_PATH, SENTENCES } from '@/features/volunteering/model'
import { readOwnVolunteering } from '@/features/volunteering/queries'
import { env } from '@/platform/env'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { saidFor } from '@/platform/http/said-for'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mon bénévolat', robots: { index: false } }

const DONE: Readonly<Record<string, string>> = {
  proposee: 'Merci, votre proposition est envoyée. Le refuge vous répondra.',
  retiree: 'Votre proposition est retirée.',
  pris: 'Le créneau est à vous. Un message vous le confirme.',
  rendu: 'Le créneau est rendu.',
  heures: 'Vos heures sont déclarées. Le refuge les validera.',
  agenda: 'Voici votre adresse privée\u00a0; celle d’avant ne montre plus rien.',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OwnVolunteeringPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(OWN_PATH))
  const query = await searchParams
  const jar = await cookies()
  const { errors, problem } = returnedForm(query, (name) => jar.get(name)?.value, SENTENCES.tooMany)
  const said = saidFor(DONE, query.fait)
  const refused = problem?.error ?? Object.values(errors)[0]
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon espace', href: '/mon-espace' }, { label: 'Mon bénévolat' }]}
          title="Mon bénévolat"
        />
        <SpaceNav here={OWN_PATH} />
        {said && (
          <Banner tone="success" role="status">
            {said}
          </Banner>
        )}
        {refused && (
          <Banner tone="destructive" role="alert">
            {refused}
          </Banner>
        )}
        <OwnVolunteering own={await readOwnVolunteering(req, user.id)} origin={env.publicUrl} />
      </div>
    </PageFrame>
  )
}
