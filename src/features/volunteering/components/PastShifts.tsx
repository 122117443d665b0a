'use client'

import { ActionForm } from '@/ui/ActionForm'
import { Badge } from '@/ui/Badge'
import { SelectField } from '@/ui/SelectField'

import { proposedMinutes, QUARTERS, stateOf } from '../hours.model'
import { hoursApi, lengthWords } from '../model'
import type { OwnShift } from '../own'
import { slotLine } from '../wording.model'
import styles from './Volunteering.module.scss'

const LENGTHS = QUARTERS.map((each) => ({ value: String(each), label: lengthWords(each) }))

function Hours({ shift }: { shift: OwnShift }) {
  const state = stateOf(shift)
  const about = slotLine(shift)
  if (state === 'VALIDATED') {
    return (
      <p>
        <Badge tone="pine">{`Validé\u00a0: ${lengthWords(shift.validatedMinutes ?? 0)}`}</Badge>
      </p>
    )
  }
  if (state === 'ABSENT') {
    return (
      <p>
        <Badge tone="neutral">Le refuge vous dit absent</Badge>
      </p>
    )
  }
  return (
    <>
      {state === 'DECLARED' && (
        <p>
          <Badge tone="sky">{`Déclaré\u00a0: ${lengthWords(shift.declaredMinutes ?? 0)}`}</Badge>
        </p>
      )}
      <ActionForm
        action={hoursApi(shift.id)}
        label={state === 'DECLARED' ? 'Corriger mes heures' : 'Déclarer mes heures'}
        busyLabel="Un instant…"
        look="outline"
        about={about}
      >
        <SelectField
          id={`duree-${shift.id}`}
          name="minutes"
          label="Temps passé"
          options={LENGTHS}
          defaultValue={String(proposedMinutes(shift, shift.minutes))}
        />
      </ActionForm>
    </>
  )
}

/** Slots that are over: hours are declared, until the team has validated them. */
export function PastShifts({ past }: { past: readonly OwnShift[] }) {
  return (
    <section className={styles.part} aria-labelledby="mes-heures">
      <h2 id="mes-heures">Mes heures</h2>
      <ul className={styles.list}>
        {past.map((shift) => (
          <li key={shift.id}>
            <h3>{slotLine(shift)}</h3>
            <p>{`${shift.title}, ${shift.shelter}`}</p>
            <Hours shift={shift} />
          </li>
        ))}
      </ul>
    </section>
  )
}
