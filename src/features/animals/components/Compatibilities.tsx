import { Static } from '@/ui/Static'

import { compatibilities } from '../compatibility'
import type { PublicAnimal } from '../queries'
import styles from './Compatibilities.module.scss'

/** How it lives with others: « Oui », « Non » or « Non testé », and why in plain words. */
export function Compatibilities({ animal }: { animal: PublicAnimal }) {
  return (
    <Static as="section">
      <h2>Avec qui peut vivre {animal.name}</h2>
      <table className={styles.table}>
        <caption>Ce que le refuge a observé</caption>
        <tbody>
          {compatibilities(animal).map(({ who, answer, tone, words }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>
                <span className={styles.answer} data-tone={tone}>
                  {answer}
                </span>
                <span className={styles.words}>{words}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Static>
  )
}
