import { ActionForm } from '@/ui/ActionForm'
import { SelectField } from '@/ui/SelectField'

import type { OwnSearch } from '../queries'
import { API, CADENCE_LABELS, type Cadence } from '../words.fr.model'
import styles from './Alerts.module.scss'

type Props = {
  search: OwnSearch
  /** The page to come back to. */
  from: 'lien' | 'espace'
  /** Several stand in a list: each button says of which it is. */
  isListed?: boolean
}

const CADENCES = (Object.keys(CADENCE_LABELS) as Cadence[]).map((value) => {
  return { value, label: CADENCE_LABELS[value] }
})

/** What its owner does with an alert: how often, a pause, the end. */
export function SearchActions({ search, from, isListed = false }: Props) {
  const { token, cadence, isPaused, words } = search
  const back = <input type="hidden" name="from" value={from} />
  const shared = { token, about: isListed ? words : undefined }
  return (
    <div className={styles.actions}>
      {!isPaused && (
        <ActionForm
          {...shared}
          action={`${API}/cadence`}
          label="Changer le rythme"
          busyLabel="Changement…"
          look="outline"
        >
          {back}
          <SelectField
            id={`rythme-${token.slice(0, 8)}`}
            label="Me prévenir"
            name="cadence"
            defaultValue={cadence}
            options={CADENCES}
          />
        </ActionForm>
      )}
      <div className={styles.ends}>
        <ActionForm
          {...shared}
          action={isPaused ? `${API}/resume` : `${API}/pause`}
          label={isPaused ? 'Reprendre' : 'Mettre en pause'}
          busyLabel={isPaused ? 'Reprise…' : 'Mise en pause…'}
          look={isPaused ? 'primary' : 'outline'}
        >
          {back}
        </ActionForm>
        <ActionForm
          {...shared}
          action={`${API}/remove`}
          label={isListed ? 'Supprimer' : 'Arrêter cette alerte'}
          busyLabel="Suppression…"
          look="outline"
        >
          {back}
        </ActionForm>
      </div>
    </div>
  )
}
