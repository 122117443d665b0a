import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { hasCampaigns } from '@/features/campaigns/queries'
import { OwnHearts } from '@/features/navigation/components/OwnHearts'
import { ShelterBell } from '@/features/navigation/components/ShelterBell'
import { readMenu } from '@/features/pages/queries'
import { ShelterFooter } from '@/features/shelters/components/ShelterFooter'
import { ShelterHeader } from '@/features/shelters/components/ShelterHeader'
import { themeRule } from '@/features/shelters/components/theme-style'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { asksForGoods } from '@/features/supply-requests/queries'
import { asksForVolunteers } from '@/features/volunteering/queries'
import { Static } from '@/ui/Static'

import styles from './layout.module.scss'

type Props = { children: ReactNode; params: Promise<{ shelterId: string }> }

/** The frame of a shelter's site, in its colours from the first byte. */
export default async function ShelterLayout({ children, params }: Props) {
  const key = await findShelter((await params).shelterId)
  const shelter = key && (await readShelter(key.id))
  if (!shelter) notFound()
  const [needsGoods, needsPeople, collects] = await Promise.all([
    asksForGoods(shelter.id),
    asksForVolunteers(shelter.id),
    hasCampaigns(shelter.id),
  ])
  return (
    <div className={styles.site}>
      <Static as="style" html={themeRule(shelter.theme, `.${styles.site}`)} />
      <ShelterHeader shelter={shelter} menu={await readMenu(shelter.id)} own={<ShelterBell />} />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <OwnHearts />
      <ShelterFooter
        shelter={shelter}
        more={[
          ...(needsGoods ? [{ slug: 'besoins', label: 'Nos besoins' }] : []),
          ...(collects ? [{ slug: 'collectes', label: 'Nos collectes' }] : []),
          ...(needsPeople ? [{ slug: 'benevolat', label: 'Missions de bénévolat' }] : []),
        ]}
      />
    </div>
  )
}
