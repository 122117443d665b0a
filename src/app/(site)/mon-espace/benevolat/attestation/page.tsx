import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { HoursPaper } from '@/features/volunteering/components/HoursPaper'
import { CERTIFICATE_PATH, OWN_PATH } from '@/features/volunteering/model'
import { hoursOfYear } from '@/features/volunteering/queries'
import { pageSession } from '@/platform/http/page-session'
import { PageBanner } from '@/ui/PageBanner'
import { PrintButton } from '@/ui/PrintButton'

import styles from '../../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Attestation d’heures', robots: { index: false } }

type Props = { searchParams: Promise<{ annee?: string | string[] }> }

export default async function HoursPaperPage({ searchParams }: Props) {
  const { annee } = await searchParams
  if (typeof annee !== 'string' || !/^20\d\d$/.test(annee)) notFound()
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(`${CERTIFICATE_PATH}?annee=${annee}`))
  const year = Number(annee)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon bénévolat', href: OWN_PATH }, { label: `Attestation ${annee}` }]}
          title={`Attestation d’heures de bénévolat, ${annee}`}
        />
        <HoursPaper name={user.name} year={year} hours={await hoursOfYear(req, user.id, year)} />
        <PrintButton />
      </div>
    </PageFrame>
  )
}
