import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cookies } from 'next/headers'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { readShelter } from '@/features/shelters/queries'
import { SlipSheet } from '@/features/supply-requests/components/SlipSheet'
import { OWN_PATH, SENTENCES, slipPath } from '@/features/supply-requests/model'
import { readSlip } from '@/features/supply-requests/responses'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mon bon', robots: { index: false } }

type Props = {
  params: Promise<{ responseId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SlipPage({ params, searchParams }: Props) {
  const [{ responseId }, query] = await Promise.all([params, searchParams])
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(slipPath(responseId)))
  const slip = await readSlip(req, user.id, responseId)
  if (!slip) notFound()
  const shelter = await readShelter(slip.shelter.id)
  const jar = await cookies()
  const { errors } = returnedForm(query, (name) => jar.get(name)?.value, SENTENCES.tooMany)
  const [refusal] = Object.values(errors)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[
            { label: 'Mon espace', href: '/mon-espace' },
            { label: 'Ce que j’apporte', href: OWN_PATH },
            { label: 'Mon bon' },
          ]}
          title="Mon bon"
        />
        {query.fait === 'envoye' && (
          <Banner tone="success" role="status" title="Merci, c’est transmis au refuge">
            Vous retrouvez ce bon dans votre espace.
          </Banner>
        )}
        {refusal && (
          <Banner tone="warning" role="alert">
            {refusal}
          </Banner>
        )}
        <SlipSheet slip={slip} shelter={shelter} />
      </div>
    </PageFrame>
  )
}
