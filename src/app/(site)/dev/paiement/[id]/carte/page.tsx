import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { env } from '@/platform/env'
import { isSimulated, openSubscription } from '@/platform/payments/simulator/page-actions'
import { CARD_LABELS } from '@/platform/payments/simulator/model'
import { Button, ButtonLink } from '@/ui/Button'
import { RadioCards } from '@/ui/RadioCards'

import { Counter } from '../../Counter'
import styles from '../../paiement.module.scss'
import { dayOf, euros, EVERY } from '../../words'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Carte de démonstration',
  robots: { index: false },
  referrer: 'same-origin',
}

const CARDS = (['ACCEPTED', 'CONFIRM', 'NEXT_REFUSED'] as const).map((value) => ({
  value,
  label: value === 'CONFIRM' ? 'Autre carte acceptée' : CARD_LABELS[value],
}))

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ retour?: string }>
}

/** Where a sponsor of the demonstration changes their card. */
export default async function ChangeCard({ params, searchParams }: Props) {
  if (!isSimulated()) notFound()
  const subscription = await openSubscription((await params).id)
  if (!subscription) notFound()
  const { retour = '' } = await searchParams
  const back = retour.startsWith(`${env.publicUrl}/`) ? retour : '/'
  const { id, label, amountCents, frequency, nextAt, refusedAt, card } = subscription
  return (
    <Counter title="Carte de démonstration">
      <p>{label}</p>
      <dl className={styles.facts}>
        <dt>Don, {EVERY[frequency]}</dt>
        <dd>{euros(amountCents)}</dd>
        <dt>Carte actuelle</dt>
        <dd>•••• {card.last4}</dd>
        <dt>{refusedAt ? 'Nouvel essai' : 'Prochain prélèvement'}</dt>
        <dd>{nextAt ? dayOf(nextAt) : 'Aucun\u00a0: le don est terminé'}</dd>
      </dl>
      <form method="post" action={`/dev/paiement/${id}/carte/changer`}>
        <input type="hidden" name="retour" value={back} />
        <RadioCards
          legend="La nouvelle carte"
          name="carte"
          options={CARDS}
          defaultValue="ACCEPTED"
          isRequired
        />
        <div className={styles.actions}>
          <Button type="submit">Enregistrer cette carte</Button>
          <ButtonLink look="outline" href={back}>
            Revenir sur le site
          </ButtonLink>
        </div>
      </form>
    </Counter>
  )
}
