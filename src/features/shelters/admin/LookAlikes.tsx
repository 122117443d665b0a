'use client'

import { cmsAddress } from '@/ui/api/address'
import { useReadAt } from '@/ui/api/use-read'

import styles from './ReviewPanel.module.scss'

type Typed = string | null | undefined
type Props = { id: string; siret: Typed; rna: Typed; email: Typed }
type Found = { docs: Array<{ id: string; name: string }> }

/** Other shelters with the same number or e-mail: a request made twice, or somebody else's name. */
export function LookAlikes({ id, siret, rna, email }: Props) {
  const query = new URLSearchParams({ limit: '10', depth: '0', 'select[name]': 'true' })
  query.set('where[and][0][id][not_equals]', id)
  Object.entries({ siret, rna, email })
    .filter(([, value]) => value)
    .forEach(([column, value], at) =>
      query.set(`where[and][1][or][${at}][${column}][equals]`, String(value)),
    )
  const { answer, error } = useReadAt(cmsAddress<Found>(`/api/cms/shelters?${query}`))
  if (error) return <p className={styles.warning}>La recherche de doublons a échoué.</p>
  if (!answer || answer.docs.length === 0) return null
  return (
    <div className={styles.warning}>
      <p>Le même SIRET, RNA ou e-mail est déjà celui de :</p>
      <ul>
        {answer.docs.map((shelter) => (
          <li key={shelter.id}>
            <a href={`/admin/collections/shelters/${shelter.id}`}>{shelter.name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
