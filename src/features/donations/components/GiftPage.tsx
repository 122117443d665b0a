import type { ReactNode } from 'react'

import { ofOrganisation } from '@/platform/french.model'

import type { GiftOffer } from '../form/model'
import styles from './GiftPage.module.scss'
import { giftLead } from './words'

type Props = { offer: GiftOffer; children: ReactNode }

/** A page with a form of giving: what it does, the form, and what one asks oneself before. */
export function GiftPage({ offer, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <p className={styles.lead}>{giftLead(offer)}</p>
        <div id="formulaire" className={styles.card}>
          {children}
        </div>
      </div>
      <aside className={styles.side} aria-labelledby="avant">
        <h2 id="avant">Avant de donner</h2>
        <dl className={styles.answers}>
          {answersOf(offer).map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  )
}

type Asked = { question: string; answer: string }

function answersOf({ kind, canTip, ratePercent, shelter }: GiftOffer): Asked[] {
  const asked: Asked[] = [
    {
      question: 'Où va mon argent\u00a0?',
      answer:
        shelter === null
          ? 'Sur le compte de Patte Blanche, pour l’hébergement et le développement du site.'
          : `Sur le compte ${ofOrganisation(shelter.name)}, directement. Patte Blanche ne prend rien sur votre don.`,
    },
  ]
  if (kind === 'sponsorship') {
    asked.push(
      {
        question: 'Puis-je arrêter\u00a0?',
        answer:
          'Oui, quand vous voulez, par le lien de chaque e-mail\u00a0: trois clics, sans compte et sans vous justifier.',
      },
      {
        question: 'Et si l’animal est adopté\u00a0?',
        answer:
          'Nous vous l’écrivons, et vous choisissez\u00a0: un autre animal, le refuge, ou arrêter. Sans réponse de votre part en 15 jours, le parrainage s’arrête.',
      },
    )
  }
  if (canTip) {
    asked.push({
      question: 'À quoi sert le pourboire\u00a0?',
      answer:
        'À faire vivre Patte Blanche, gratuite pour les refuges. Il est facultatif, prélevé une seule fois, et non déductible.',
    })
  }
  if (shelter !== null) {
    asked.push({
      question: 'Aurai-je un reçu fiscal\u00a0?',
      answer:
        ratePercent === null
          ? 'Ce refuge n’en délivre pas ici. Vous recevez un e-mail de confirmation.'
          : 'Oui, si vous le demandez\u00a0: il arrive par e-mail, en PDF, une fois le don encaissé.',
    })
  }
  return asked
}
