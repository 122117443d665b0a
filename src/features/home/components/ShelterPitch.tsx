import { ButtonLink } from '@/ui/Button'

import styles from './ShelterPitch.module.scss'

const POINTS = [
  [
    'Un site à vos couleurs',
    'Vos pages, vos horaires, vos actualités, modifiés par vos bénévoles.',
  ],
  ['Des annonces en règle', 'Le logiciel dit ce que la loi demande encore avant de publier.'],
  ['Libre et sans publicité', 'Le code est ouvert, et vos données restent les vôtres.'],
] as const

/** A word to those who keep a shelter. */
export function ShelterPitch() {
  return (
    <section className={styles.section} aria-labelledby="refuge-titre">
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 id="refuge-titre">Vous faites vivre un refuge&nbsp;?</h2>
          <p>
            Patte Blanche réunit votre site et la tenue de vos animaux. La demande prend cinq
            minutes, et une personne vous répond.
          </p>
          <ButtonLink href="/refuges/rejoindre-plateforme" look="secondary">
            Rejoindre la plateforme
          </ButtonLink>
        </div>
        <ul className={styles.points}>
          {POINTS.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
