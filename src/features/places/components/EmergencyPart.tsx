import { DepartmentChoice, ListSearch } from '@/features/communes/components/ListSearch'
import { inDepartment } from '@/platform/geo/in-department.model'

import type { Emergencies } from '../emergency'
import { EMERGENCY_PATH, FACES } from '../model'
import { PlaceCards } from './PlaceCards'
import styles from './Places.module.scss'

type Props = { near: string; department: string; found: Emergencies; now: Date }

/** Who to call now: nearest to a commune, or else of a department. Works without a script. */
export function EmergencyPart({ near, department, found, now }: Props) {
  const { places, place } = found
  const isAsked = near !== '' || department !== ''
  const where = place ? `autour de ${place.name}` : department && inDepartment(department)
  return (
    <section className={styles.urgent} aria-labelledby="urgences">
      <h2 id="urgences">Qui appeler maintenant</h2>
      <ListSearch
        action={EMERGENCY_PATH}
        label="Chercher les urgences"
        filters={{ near: near || undefined }}
        place={place}
      >
        <DepartmentChoice label="Ou un département" every="Choisir…" value={department} />
      </ListSearch>
      {isAsked && (place || department) && (
        <p role="status">
          {places.length > 0
            ? `Ceux qui reçoivent les urgences ${where}, ouverts d’abord. Appelez avant de partir.`
            : `Nous ne connaissons aucun lieu d’urgence ${where}. Appelez le vétérinaire le plus proche\u00a0: la nuit, son répondeur donne celui qui est de garde.`}
        </p>
      )}
      {places.length > 0 && (
        <PlaceCards className={styles.cards} places={places} now={now} isUrgent />
      )}
      <p className={styles.facts}>
        <a href={FACES.care.path}>Tous les lieux de soin</a>
      </p>
    </section>
  )
}
