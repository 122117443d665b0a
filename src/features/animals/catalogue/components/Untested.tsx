import { COMPANY_LABELS, type CompanyFilter } from '../../list/options.model'
import type { Wanted } from '../../list/query.model'
import { keysOf } from '../../model'
import { addressOf, type Place, type View } from '../address'
import styles from './Catalogue.module.scss'

const listed = (words: readonly string[]) => new Intl.ListFormat('fr').format(words)

type Props = { place: Place; filters: Wanted; view: View; total: number }

/** Those that nobody tried are neither a yes nor a no: they are hidden, and it is said. */
export function Untested({ place, filters, view, total }: Props) {
  if (total === 0) return null
  const asked = keysOf<CompanyFilter>(COMPANY_LABELS).filter(
    (name) => filters[name] && filters[name] !== 'UNKNOWN',
  )
  const [only] = asked
  return (
    <p className={styles.untested}>
      {total > 1 ? `${total} animaux non testés` : '1 animal non testé'}{' '}
      {`avec les ${listed(asked.map((name) => COMPANY_LABELS[name]))} `}
      {total > 1 ? 'masqués.' : 'masqué.'}{' '}
      {asked.length === 1 && only && (
        <a href={addressOf(place, { ...filters, [only]: 'UNKNOWN', page: 1 }, view)}>
          {total > 1 ? 'Les voir' : 'Le voir'}
        </a>
      )}
    </p>
  )
}
