import { ENERGY_LABELS } from '../model'
import type { PublicAnimal } from '../queries'
import { agreed, agreement, dayLabel, traits, weightLabel } from '../wording'
import styles from './AnimalFacts.module.scss'
import { FactList } from './FactList'

/** How it lives with others, what is known of its habits, and its measures. */
export function AnimalFacts({ animal }: { animal: PublicAnimal }) {
  const { sex, energyLevel, birthDate, color, weight, height, arrivalDate } = animal
  const others = [
    ['Chiens', animal.sociabilityDogs],
    ['Chats', animal.sociabilityCats],
    ['Enfants', animal.sociabilityKids],
    ['Adultes', animal.sociabilityAdults],
  ] as const
  const known = traits(animal)
  return (
    <>
      <section>
        <h2>Avec qui, et comment</h2>
        <table className={styles.table}>
          <caption>Ses ententes, telles que le refuge les a observées</caption>
          <tbody>
            {others.map(([who, level]) => {
              const { word, tone } = agreement(level)
              return (
                <tr key={who}>
                  <th scope="row">{who}</th>
                  <td>
                    <span className={styles.agreement} data-tone={tone}>
                      {word}
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {known.length > 0 && (
          <ul className={styles.traits}>
            {known.map((trait) => (
              <li key={trait}>{trait}</li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>Sa fiche</h2>
        <FactList
          facts={[
            [
              `${agreed(sex, 'Né')} le${animal.ageIsEstimated ? ' (estimation)' : ''}`,
              birthDate && dayLabel(birthDate),
            ],
            ['Énergie', energyLevel && ENERGY_LABELS[energyLevel]],
            ['Couleur', color],
            ['Poids', weight && weightLabel(weight)],
            ['Taille', height && `${height} cm`],
            ['Au refuge depuis le', arrivalDate && dayLabel(arrivalDate)],
          ]}
        />
      </section>
    </>
  )
}
