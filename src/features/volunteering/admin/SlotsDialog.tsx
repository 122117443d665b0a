'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { send } from '@/ui/api/client'
import { useRead } from '@/ui/api/use-read'
import { useWrite } from '@/ui/api/use-write'

import { QUARTERS } from '../hours.model'
import { lengthWords, LIMITS } from '../model'
import { SLOT_LIMITS } from '../slots.model'
import styles from './Desk.module.scss'
import { words } from './words.fr'

type Props = {
  shelter: string
  /** Calendar day that is proposed first. */
  day: string
  onClose: () => void
  onDone: (count: number, day: string) => void
}

/** Makes slots of a mission: one, or the same each week. */
export function SlotsDialog({ shelter, day, onClose, onDone }: Props) {
  const { run, refusal, isBusy } = useWrite()
  const { answer } = useRead('/api/shelter/{shelterId}/volunteering/missions', {
    params: { shelterId: shelter },
    query: { limit: 100 },
  })
  const [draft, setDraft] = useState({
    mission: '',
    day,
    time: '09:00',
    minutes: 120,
    places: '2',
    weeks: '1',
    note: '',
  })
  const form = useId()
  const fields = refusal?.fields ?? {}
  const missions = (answer?.data ?? []).filter(({ status }) => status !== 'CLOSED')
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const mission = draft.mission || missions[0]?.id || ''
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await run(() =>
      send('POST', '/api/shelter/{shelterId}/volunteering/slots', {
        params: { shelterId: shelter },
        body: { ...draft, mission, places: Number(draft.places), weeks: Number(draft.weeks) },
      }),
    )
    if (outcome && !outcome.refusal) onDone(outcome.data.count, draft.day)
  }
  const typed = (
    name: 'day' | 'time' | 'places' | 'weeks' | 'note',
    label: string,
    input: { type?: string; min?: number; max?: number; maxLength?: number } = {},
    hint?: string,
  ) => (
    <AdminField label={label} error={fields[name]} {...(hint && { hint })}>
      {(control) => (
        <input
          {...control}
          {...input}
          autoComplete="off"
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </AdminField>
  )
  return (
    <ActionDialog
      title="Nouveaux créneaux"
      action="Créer"
      busy={words.busy}
      isBusy={isBusy}
      isSheet
      form={form}
      refusal={refusal?.sentence}
      onClose={onClose}
    >
      <form id={form} noValidate className={styles.desk} onSubmit={(event) => void submit(event)}>
        <AdminField
          label="Mission"
          error={fields.mission}
          {...(answer && missions.length === 0 && { hint: 'Écrivez d’abord une mission.' })}
        >
          {(control) => (
            <select
              {...control}
              value={mission}
              onChange={({ target }) => change({ mission: target.value })}
            >
              {missions.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </AdminField>
        <div className={styles.pair}>
          {typed('day', 'Jour', { type: 'date' })}
          {typed('time', 'Heure', { type: 'time' }, 'À l’heure du lieu de la mission')}
          <AdminField label="Durée" error={fields.minutes}>
            {(control) => (
              <select
                {...control}
                value={draft.minutes}
                onChange={({ target }) => change({ minutes: Number(target.value) })}
              >
                {QUARTERS.map((each) => (
                  <option key={each} value={each}>
                    {lengthWords(each)}
                  </option>
                ))}
              </select>
            )}
          </AdminField>
          {typed('places', 'Places', { type: 'number', min: 1, max: SLOT_LIMITS.places })}
          {typed(
            'weeks',
            'Nombre de semaines',
            { type: 'number', min: 1, max: SLOT_LIMITS.weeks },
            '1 pour une seule fois',
          )}
        </div>
        {typed('note', 'À savoir (facultatif)', { maxLength: LIMITS.note })}
      </form>
    </ActionDialog>
  )
}
