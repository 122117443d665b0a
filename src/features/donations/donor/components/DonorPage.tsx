import type { ReactNode } from 'react'

import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { PageBanner } from '@/ui/PageBanner'

import type { DonorView } from '../queries'
import styles from './Donor.module.scss'
import { GiftYears } from './GiftYears'
import { SponsorshipCard } from './SponsorshipCard'

type Props = {
  view: DonorView
  /** Animals of a shelter among whom a sponsor can choose, by the shelter's id. */
  animals: ReadonlyMap<string, ReadonlyArray<{ id: string; name: string }>>
  /** What was just done, or went wrong, as the address says. */
  done: string | null
  problem: string | null
  /** The other pages of a signed-in person; nothing for others. */
  nav: ReactNode
}

/** Everything that a person gave, and what they can change or stop. */
export function DonorPage({ view, animals, done, problem, nav }: Props) {
  const { token, firstName, email, sponsorships, years } = view
  const isNew = sponsorships.length === 0 && years.length === 0
  return (
    <div className={styles.page}>
      <PageBanner
        trail={[{ label: 'Mes dons' }]}
        title={firstName ? `Merci, ${firstName}` : 'Mes dons'}
        lead={`Vos dons, vos reçus fiscaux et vos parrainages, faits avec l’adresse ${email}.`}
      />
      {nav}
      {done && (
        <Banner tone="success" role="status">
          {done}
        </Banner>
      )}
      {problem && (
        <Banner tone="destructive" role="alert">
          {problem}
        </Banner>
      )}
      {isNew && (
        <EmptyState
          title="Aucun don pour l’instant"
          action={<ButtonLink href="/refuges">Trouver un refuge à aider</ButtonLink>}
        >
          Un don apparaît ici quelques instants après son paiement.
        </EmptyState>
      )}
      {sponsorships.length > 0 && (
        <section aria-labelledby="parrainages" className={styles.section}>
          <h2 id="parrainages">Mes parrainages</h2>
          <ul className={styles.cards}>
            {sponsorships.map((sponsorship) => (
              <SponsorshipCard
                key={sponsorship.id}
                sponsorship={sponsorship}
                token={token}
                animals={animals.get(sponsorship.shelter?.id ?? '') ?? []}
              />
            ))}
          </ul>
        </section>
      )}
      {years.length > 0 && <GiftYears years={years} token={token} />}
    </div>
  )
}
