import { NearField } from '@/features/communes/components/NearField'
import { SearchForm } from '@/features/communes/components/SearchForm'
import form from '@/features/communes/components/SearchForm.module.scss'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { inDepartment } from '@/platform/geo/in-department.model'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/SelectField'
import { Static } from '@/ui/Static'

import type { Emergencies } from '../emergency'
import { EMERGENCY_PATH, FACES } from '../model'
import { PlaceCards } from './PlaceCards'
import styles from './Places.module.scss'

type Props = { near: string; department: string; found: Emergencies; now: Date }

const DEPARTMENTS = [...DEPARTMENT_NAMES].map(([code, name]) => ({
  value: code,
  label: `${code} · ${name}`,
}))

/** Who to call now: nearest to a commune, or else of a department. Works without a script. */
export function EmergencyPart({ near, department, found, now }: Props) {
  const { places, place } = found
  const isAsked = near !== '' || department !== ''
  const where = place ? `autour de ${place.name}` : department && inDepartment(department)
  return (
    <section className={styles.urgent} aria-labelledby="urgences">
      <h2 id="urgences">Qui appeler maintenant</h2>
      <SearchForm className={form.form} action={EMERGENCY_PATH} aria-label="Chercher les urgences">
        <div className={form.row}>
          <div className={form.place}>
            <NearField near={near || undefined} isUnknown={Boolean(near && !place)} />
          </div>
          <Static isBare>
            <div className={form.narrow}>
              <SelectField
                name="department"
                label="Ou un département"
                empty="Choisir…"
                options={DEPARTMENTS}
                defaultValue={department}
              />
            </div>
            <Button className={form.send} type="submit">
              Chercher
            </Button>
          </Static>
        </div>
      </SearchForm>
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
