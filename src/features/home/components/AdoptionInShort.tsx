import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import styles from './AdoptionInShort.module.scss'

const STEPS = [
  {
    title: 'Faire connaissance',
    text: 'Vous appelez ou vous écrivez au refuge. Il vous demande comment vous vivez, et vous dit tout de l’animal.',
  },
  {
    title: 'Se rencontrer',
    text: 'Vous venez avec toute la famille, et votre chien si vous en avez un, autant de fois qu’il le faut.',
  },
  {
    title: 'Réfléchir sept jours',
    text: 'Le refuge vous remet un certificat d’engagement. La loi laisse sept jours avant d’adopter un chien, un chat, un furet ou un lapin.',
  },
  {
    title: 'Rentrer ensemble',
    text: 'Vous signez, vous réglez la participation aux frais, et le refuge reste là pour vos questions.',
  },
] as const

/** What adopting involves: the steps, the seven days, what it costs. */
export function AdoptionInShort() {
  return (
    <Static as="section" className={styles.section} aria-labelledby="adopter-titre">
      <h2 id="adopter-titre">Adopter, comment ça se passe</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.cost}>
        <p>
          <strong>Une participation aux frais,</strong> indiquée dans l’annonce quand le refuge l’a
          fixée&nbsp;: elle couvre une partie de l’identification, des vaccins, de la stérilisation
          et des soins déjà donnés.
        </p>
        <ButtonLink href="/guide/adoption" look="outline">
          Lire le guide de l’adoption
        </ButtonLink>
      </div>
    </Static>
  )
}
