import { toOrganisation } from '@/platform/french.model'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import type { GiftState } from '../model'
import styles from './GiftReturn.module.scss'

type Props = {
  gift: GiftState
  /** The page of the form, where what was typed waits. */
  again: string
}

/** The payment was given up: nothing was taken, nothing is lost. */
export function GiftGivenUp({ gift: { shelter, kind }, again }: Props) {
  const takeUp = kind === 'sponsorship' ? 'Reprendre mon parrainage' : 'Reprendre mon don'
  return (
    <div className={styles.page}>
      <PageBanner
        trail={[{ label: 'Paiement annulé' }]}
        title="Paiement annulé"
        lead="Rien n’a été débité. Ce que vous aviez écrit vous attend, si vous changez d’avis."
      />
      <div className={styles.ways}>
        <ButtonLink className={styles.withScript} href={again}>
          {takeUp}
        </ButtonLink>
        <noscript>
          <ButtonLink href={again.endsWith('/sponsor') ? again : `${again}/corriger`}>
            {takeUp}
          </ButtonLink>
        </noscript>
        <ButtonLink look="outline" href={shelter ? `/shelter/${shelter.slug}` : '/agir'}>
          {shelter ? `Retour ${toOrganisation(shelter.name)}` : 'Les autres façons d’aider'}
        </ButtonLink>
      </div>
      <p className={styles.help}>
        Un doute, une difficulté sur la page de paiement{'\u00a0'}?{' '}
        <a href={shelter ? `/shelter/${shelter.slug}/contact` : '/contact'}>
          {shelter ? 'Écrivez au refuge' : 'Écrivez-nous'}
        </a>
        .
      </p>
    </div>
  )
}
