import { GIVE_LINK, SPONSOR_LINK } from '@/features/navigation/model'
import { ButtonLink } from '@/ui/Button'

import type { GiftOffer } from '../form/model'
import { GiftButton } from './GiftButton'
import styles from './GiveWays.module.scss'

/** Whom one can help with money: a shelter, one animal, the platform itself. */
export function GiveWays({ tip }: { tip: GiftOffer | null }) {
  return (
    <section className={styles.ways} aria-labelledby="avec-un-don">
      <h2 id="avec-un-don">Avec un don</h2>
      <ul className={styles.cards}>
        <li className={styles.card}>
          <h3>À un refuge</h3>
          <p>Nourriture, soins, travaux{'\u00a0'}: votre don va directement sur son compte.</p>
          <ButtonLink href={GIVE_LINK.href}>Choisir un refuge</ButtonLink>
        </li>
        <li className={styles.card}>
          <h3>À un animal qui attend</h3>
          <p>Un parrainage, chaque mois ou chaque année, que vous arrêtez quand vous voulez.</p>
          <ButtonLink look="outline" href={SPONSOR_LINK.href}>
            Parrainer
          </ButtonLink>
        </li>
        {tip && (
          <li className={styles.card}>
            <h3>À Patte Blanche</h3>
            <p>Elle est libre, sans publicité et gratuite pour les refuges. Non déductible.</p>
            <GiftButton offer={tip} look="outline">
              Soutenir Patte Blanche
            </GiftButton>
          </li>
        )}
      </ul>
    </section>
  )
}
