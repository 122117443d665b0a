import type { AnimalCardData } from '@/features/animals/queries'
import { Age } from '@/features/animals/components/Age'
import { Waiting } from '@/features/animals/components/Waiting'
import { SPECIES_LABELS } from '@/features/animals/model'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

import type { GiftOffer } from '../form/model'
import { GiftButton } from './GiftButton'
import styles from './SponsorChoice.module.scss'

type Props = {
  shelter: { name: string; slug: string }
  /** Animals that can be sponsored, with the form of each. */
  choices: ReadonlyArray<{
    animal: AnimalCardData
    /** Of the animal at the shelter. */
    arrivalDate: string | null | undefined
    offer: GiftOffer
  }>
}

const STEPS = [
  {
    title: 'Vous choisissez un animal',
    text: 'Souvent un ancien du refuge\u00a0: son âge ou sa santé font hésiter les familles.',
  },
  {
    title: 'Vous l’aidez au rythme qui vous va',
    text: 'Chaque mois, chaque trimestre ou chaque année, à partir de 1\u00a0€.',
  },
  {
    title: 'Vous restez libre',
    text: 'Changer de montant, faire une pause, arrêter\u00a0: trois clics depuis chaque e-mail, sans compte.',
  },
] as const

/** Whom one can sponsor in a shelter, and how that works. */
export function SponsorChoice({ shelter, choices }: Props) {
  return (
    <div className={styles.page}>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <section aria-labelledby="a-parrainer">
        <h2 id="a-parrainer">Ils attendent depuis le plus longtemps</h2>
        {choices.length === 0 ? (
          <EmptyState
            title="Aucun animal à parrainer en ce moment"
            action={
              <ButtonLink href={`/shelter/${shelter.slug}`}>
                Retour à l’accueil du refuge
              </ButtonLink>
            }
          >
            <p>Tous ont trouvé une famille, ou sont en soins. Revenez bientôt.</p>
          </EmptyState>
        ) : (
          <ul className={styles.animals}>
            {choices.map(({ animal, arrivalDate, offer }) => (
              <li key={animal.id} className={styles.animal}>
                <img
                  src={animal.image}
                  srcSet={animal.image2x ? `${animal.image} 1x, ${animal.image2x} 2x` : undefined}
                  alt=""
                  width={460}
                  height={420}
                  loading="lazy"
                  decoding="async"
                />
                <div className={styles.words}>
                  <h3>
                    <a href={animal.href}>{animal.name}</a>
                  </h3>
                  <p>
                    {SPECIES_LABELS[animal.species]} ·{' '}
                    <Age birthDate={animal.birthDate} fallback={animal.age} />
                  </p>
                  <Waiting arrivalDate={arrivalDate} />
                  {animal.shortDescription && (
                    <p className={styles.story}>{animal.shortDescription}</p>
                  )}
                  <GiftButton offer={offer} isSmall>
                    Parrainer {animal.name}
                  </GiftButton>
                </div>
              </li>
            ))}
          </ul>
        )}
        <p>
          Un autre vous touche{'\u00a0'}? Chaque fiche porte le même bouton{'\u00a0'}:{' '}
          <a href={`/shelter/${shelter.slug}/animals`}>voir tous nos animaux</a>.
        </p>
      </section>
    </div>
  )
}
