'use client'

import { frenchNumber } from '@/platform/number.model'
import Link from 'next/link'

import type { GivingSummary } from '../../team/view'
import { euros } from '../../model'
import { summaryWords as words } from '../words.fr'
import styles from './Summary.module.scss'

type Row = GivingSummary['animals'][number]

const sponsorsOf = (animal: string) => `/admin/collections/sponsorships?animal=${animal}`
const giftsOf = (animal: string) => `/admin/collections/donations?animal=${animal}`

/** For whom people give: each sum leads to its gifts, each count to its sponsors. */
export function Animals({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      <p className={styles.hint}>{words.byAnimalHint}</p>
      <table className={styles.animals}>
        <caption className={styles.hidden}>{words.byAnimal}</caption>
        <thead>
          <tr>
            <th scope="col">{words.animal}</th>
            <th scope="col">{words.sum}</th>
            <th scope="col">{words.sponsorsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ animal, netCents, sponsors }) => (
            <tr key={animal?.id ?? 'shelter'}>
              <th scope="row">
                {animal ? (
                  <Link href={giftsOf(animal.id)} prefetch={false}>
                    {animal.name}
                  </Link>
                ) : (
                  words.shelter
                )}
              </th>
              <td>{euros(netCents)}</td>
              <td>
                {animal && sponsors > 0 ? (
                  <Link href={sponsorsOf(animal.id)} prefetch={false}>
                    {frenchNumber(sponsors)}
                  </Link>
                ) : (
                  frenchNumber(sponsors)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
