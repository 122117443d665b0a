import { plainDay } from '@/platform/time/model'

import { lengthWords } from '../model'
import type { YearOfHours } from '../own'
import styles from './Volunteering.module.scss'

type Props = { name: string; year: number; hours: YearOfHours }

/** The hours of a year that shelters validated, to be printed. */
export function HoursPaper({ name, year, hours: { shelters, minutes } }: Props) {
  if (shelters.length === 0) return <p>{`Aucune heure n’est validée pour ${year}.`}</p>
  return (
    <div className={styles.paper}>
      <p>{`${name} a donné ${lengthWords(minutes)} de son temps à des refuges en ${year}, validées par leurs équipes.`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Refuge</th>
            <th scope="col">Créneaux</th>
            <th scope="col">Heures</th>
          </tr>
        </thead>
        <tbody>
          {shelters.map((shelter) => (
            <tr key={`${shelter.name} ${shelter.city}`}>
              <th scope="row">{`${shelter.name}, ${shelter.city}`}</th>
              <td>{shelter.slots}</td>
              <td>{lengthWords(shelter.minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`Établie par Patte Blanche le ${plainDay(new Date())}, d’après ce que les refuges ont validé.`}</p>
    </div>
  )
}
