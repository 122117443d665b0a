import { Static } from '@/ui/Static'

import type { PublicAnimal } from '../queries'
import { agreed, bornAbout, dayLabel, ENERGY_WORDS, traits, weightLabel } from '../wording'
import styles from './AnimalFacts.module.scss'
import { FactList } from './FactList'

/** What is known of its habits and its health, and its measures. */
export function AnimalFacts({ animal }: { animal: PublicAnimal }) {
  const { sex, energyLevel, birthDate, color, weight, height, arrivalDate } = animal
  const known = traits(animal)
  const isGone = animal.status === 'ADOPTED'
  return (
    <Static as="section">
      <h2>Sa fiche</h2>
      {known.length > 0 && (
        <ul className={styles.traits}>
          {known.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
      )}
      <FactList
        facts={[
          ['Énergie', energyLevel && ENERGY_WORDS[energyLevel]],
          animal.ageIsEstimated
            ? [agreed(sex, 'Né'), birthDate && `vers ${bornAbout(birthDate, new Date())}`]
            : [`${agreed(sex, 'Né')} le`, birthDate && dayLabel(birthDate)],
          ['Couleur', color],
          ['Poids', weight && weightLabel(weight)],
          ['Taille', height && `${height}\u00a0cm`],
          ['Au refuge depuis le', !isGone && arrivalDate && dayLabel(arrivalDate)],
        ]}
      />
    </Static>
  )
}
