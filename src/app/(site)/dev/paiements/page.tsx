import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { isSimulated, overview } from '@/platform/payments/simulator/page-actions'
import { Banner } from '@/ui/Banner'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { Button } from '@/ui/Button'

import { whenOf } from '../mailbox/when'
import { Act, Clock } from './Act'
import styles from './paiements.module.scss'
import { Accounts, Checkouts, Events, Payments, Subscriptions } from './lists'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Prestataire de démonstration',
  robots: { index: false },
}

type Props = { searchParams: Promise<{ faits?: string }> }

/** Everything that the payment simulator knows, and the hand that moves its clock. */
export default async function Simulator({ searchParams }: Props) {
  if (!isSimulated()) notFound()
  const { faits } = await searchParams
  const { now, settings, accounts, checkouts, payments, subscriptions, events } = await overview()
  const { areEventsOff, isDown } = settings
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumb trail={[{ label: 'Prestataire de démonstration' }]} />
        <h1>Prestataire de démonstration</h1>
        <p>Ce que le simulateur de paiement sait. Aucun argent ne bouge.</p>
        {faits !== undefined && /^\d{1,5}$/.test(faits) && (
          <Banner tone="success" role="status">
            L’horloge a avancé. Échéances traitées en chemin{'\u00a0'}: {faits}.
          </Banner>
        )}
        <section className={styles.part} aria-labelledby="horloge">
          <h2 id="horloge">Horloge</h2>
          <p>
            Il est, pour le simulateur, le <strong>{whenOf(now.toISOString())}</strong>.
          </p>
          <Clock />
        </section>
        <section className={styles.part} aria-labelledby="pannes">
          <h2 id="pannes">Pannes</h2>
          <div className={styles.acts}>
            <Act act={areEventsOff ? 'events-on' : 'events-off'}>
              <Button type="submit" look="outline" isSmall>
                {areEventsOff ? 'Envoyer de nouveau les réponses' : 'Perdre toutes les réponses'}
              </Button>
            </Act>
            <Act act={isDown ? 'up' : 'down'}>
              <Button type="submit" look="outline" isSmall>
                {isDown ? 'Remettre le prestataire en marche' : 'Mettre le prestataire en panne'}
              </Button>
            </Act>
          </div>
        </section>
        <Subscriptions rows={subscriptions} />
        <Payments rows={payments} />
        <Checkouts rows={checkouts} />
        <Accounts rows={accounts} />
        <Events rows={events} />
      </div>
    </PageFrame>
  )
}
