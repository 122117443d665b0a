import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { isSimulated, openAccount } from '@/platform/payments/simulator/page-actions'
import { Button } from '@/ui/Button'

import { Counter } from '../../Counter'
import styles from '../../paiement.module.scss'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Compte de démonstration',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ jeton?: string }>
}

/** Where a shelter of the demonstration « proves » who it is. */
export default async function Account({ params, searchParams }: Props) {
  if (!isSimulated()) notFound()
  const { id } = await params
  const { jeton = '' } = await searchParams
  const account = await openAccount(id, jeton)
  if (!account) {
    return (
      <Counter title="Compte de démonstration">
        <p>Ce lien a expiré, ou a déjà servi. Reprenez depuis les réglages du refuge.</p>
      </Counter>
    )
  }
  return (
    <Counter title="Compte de démonstration">
      <dl className={styles.facts}>
        <dt>Refuge</dt>
        <dd>{account.name}</dd>
        <dt>E-mail</dt>
        <dd>{account.email}</dd>
      </dl>
      <p>Le vrai prestataire demanderait ici des pièces d’identité et un IBAN.</p>
      <form method="post" action={`/dev/paiement/${id}/compte/valider`}>
        <input type="hidden" name="jeton" value={jeton} />
        <div className={styles.actions}>
          <Button type="submit" name="issue" value="READY">
            Tout est en règle
          </Button>
          <Button type="submit" look="outline" name="issue" value="INCOMPLETE">
            Il manque une pièce
          </Button>
        </div>
      </form>
    </Counter>
  )
}
