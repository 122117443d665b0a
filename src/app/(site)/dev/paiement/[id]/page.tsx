import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { isSimulated, openCheckout } from '@/platform/payments/simulator/page-actions'
import { CARD_LABELS, type SimulatedCheckout } from '@/platform/payments/simulator/model'
import { Banner } from '@/ui/Banner'
import { Button, ButtonLink } from '@/ui/Button'
import { RadioCards } from '@/ui/RadioCards'

import { Counter } from '../Counter'
import styles from '../paiement.module.scss'
import { euros, EVERY } from '../words'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Paiement de démonstration',
  robots: { index: false },
  referrer: 'same-origin',
}

const DETAILS: Partial<Record<keyof typeof CARD_LABELS, string>> = {
  CONFIRM: 'La banque demande de confirmer le paiement',
  LATE: 'L’argent arrive dix secondes après la réponse',
  TWICE: 'Chaque réponse est envoyée deux fois',
  DISORDER: 'La dernière réponse arrive la première',
}

const CARDS = Object.entries(CARD_LABELS).map(([value, label]) => ({
  value,
  label,
  detail: DETAILS[value as keyof typeof CARD_LABELS],
}))

function Sums({ amountCents, tipCents, frequency }: SimulatedCheckout) {
  return (
    <dl className={styles.facts}>
      <dt>Don{frequency && `, ${EVERY[frequency]}`}</dt>
      <dd>{euros(amountCents)}</dd>
      {tipCents > 0 && (
        <>
          <dt>Pourboire pour la plateforme{frequency && ', une seule fois'}</dt>
          <dd>{euros(tipCents)}</dd>
        </>
      )}
      <dt className={styles.total}>Total{frequency && ' aujourd’hui'}</dt>
      <dd className={styles.total}>{euros(amountCents + tipCents)}</dd>
    </dl>
  )
}

function Choices({ id, failure, cancelUrl, amountCents, tipCents }: SimulatedCheckout) {
  return (
    <>
      {failure && (
        <div className={styles.alert}>
          <Banner tone="destructive" title="Le paiement n’a pas abouti" role="alert">
            {failure}. Rien n’a été débité{'\u00a0'}: choisissez une autre carte, ou annulez.
          </Banner>
        </div>
      )}
      <form method="post" action={`/dev/paiement/${id}/payer`}>
        <RadioCards
          legend="La carte à jouer"
          name="carte"
          options={CARDS}
          defaultValue="ACCEPTED"
          isRequired
        />
        <div className={styles.actions}>
          <Button type="submit">Payer {euros(amountCents + tipCents)}</Button>
          <ButtonLink look="outline" href={cancelUrl}>
            Annuler
          </ButtonLink>
        </div>
      </form>
    </>
  )
}

function Confirm({ id }: SimulatedCheckout) {
  return (
    <form method="post" action={`/dev/paiement/${id}/payer`}>
      <p>Votre banque demande de confirmer ce paiement.</p>
      <div className={styles.actions}>
        <Button type="submit" name="carte" value="CONFIRMED">
          Confirmer le paiement
        </Button>
        <Button type="submit" look="outline" name="carte" value="REFUSED">
          Refuser
        </Button>
      </div>
    </form>
  )
}

const ENDS: Record<Exclude<SimulatedCheckout['state'], 'open'>, string> = {
  paid: 'Ce paiement est fait.',
  processing: 'Ce paiement est en cours\u00a0: la banque n’a pas encore répondu.',
  expired: 'Cette page a expiré. Rien n’a été débité.',
}

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ etape?: string }>
}

/** The payment page of the simulator. */
export default async function Checkout({ params, searchParams }: Props) {
  if (!isSimulated()) notFound()
  const checkout = await openCheckout((await params).id)
  if (!checkout) notFound()
  const { state, label, email, successUrl, cancelUrl } = checkout
  const isConfirming = (await searchParams).etape === 'confirmation'
  return (
    <Counter title="Paiement de démonstration">
      <p>
        {label}, pour {email}
      </p>
      <Sums {...checkout} />
      {state !== 'open' ? (
        <>
          <p>{ENDS[state]}</p>
          <ButtonLink href={state === 'expired' ? cancelUrl : successUrl}>
            Revenir sur le site
          </ButtonLink>
        </>
      ) : isConfirming ? (
        <Confirm {...checkout} />
      ) : (
        <Choices {...checkout} />
      )}
    </Counter>
  )
}
