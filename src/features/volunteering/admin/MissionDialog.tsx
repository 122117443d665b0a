'use client'

import { useId, type SubmitEvent } from 'react'

import { townLabel } from '@/platform/geo/model'
import { keysOf } from '@/platform/keys.model'
import { ActionDialog } from '@/ui/ActionDialog'
import buttons from '@/ui/admin-buttons.module.scss'
import { AdminArea } from '@/ui/AdminArea'
import { AdminField } from '@/ui/AdminField'
import { isLate, send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'
import { LocationPicker } from '@/ui/LocationPicker'

import {
  KIND_LABELS,
  LIMITS,
  RHYTHM_LABELS,
  SKILL_LABELS,
  type MissionKind,
  type Rhythm,
  type Skill,
} from '../model'
import type { TeamMission } from '../view'
import styles from './Desk.module.scss'
import { useKeptDraft } from './use-kept-draft'
import { words } from './words.fr'

type Props = {
  shelter: string
  /** The one that is changed; null for a new one. */
  mission: TeamMission | null
  onClose: (isStale: boolean) => void
  onDone: () => void
}

export type Draft = {
  title: string
  kind: MissionKind
  rhythm: Rhythm
  skills: Skill[]
  minAge: string
  description: string
  near: string
  placeWords: string
  point: { lat: number; lng: number } | null
}

const draftOf = (mission: TeamMission | null): Draft => ({
  title: mission?.title ?? '',
  kind: mission?.kind ?? 'WALKS',
  rhythm: mission?.rhythm ?? 'WEEKLY',
  skills: mission?.skills ?? [],
  minAge: String(mission?.minAge ?? ''),
  description: mission?.description ?? '',
  near: mission ? townLabel(mission.communeName, mission.department) : '',
  placeWords: mission?.placeWords ?? '',
  point: mission ? { lat: mission.lat, lng: mission.lng } : null,
})

/** Writes a mission. A refusal keeps what was typed. */
export function MissionDialog({ shelter, mission, onClose, onDone }: Props) {
  const { run, refusal, isBusy } = useWrite()
  const { draft, setDraft, saves, isKept, isOld, forget } = useKeptDraft(
    `${shelter}:${mission?.id ?? 'new'}`,
    mission?.version ?? 0,
    () => draftOf(mission),
  )
  const form = useId()
  const change = (part: Partial<Draft>) => {
    // Another mission over what was kept: it must not take the place of the one that may be there.
    if (!mission && isKept && part.title !== undefined) saves.restore([])
    setDraft({ ...draft, ...part })
  }
  const fields = refusal?.fields ?? {}
  const { point, minAge, ...rest } = draft
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = {
      ...rest,
      // What is no number is refused by the server, on its field.
      minAge: minAge.trim() === '' ? null : Number(minAge) || 0,
      lat: point?.lat ?? null,
      lng: point?.lng ?? null,
    }
    const outcome = await run(() =>
      saves.run((keys) =>
        mission
          ? send('PUT', '/api/shelter/{shelterId}/volunteering/missions/{id}', {
              params: { shelterId: shelter, id: mission.id },
              body: { ...sent, ...keys, version: mission.version },
            })
          : send('POST', '/api/shelter/{shelterId}/volunteering/missions', {
              params: { shelterId: shelter },
              body: { ...sent, ...keys },
            }),
      ),
    )
    if (!outcome || outcome.refusal) return
    forget()
    onDone()
  }
  const choice = <Key extends string>(
    name: 'kind' | 'rhythm',
    label: string,
    labels: Readonly<Record<Key, string>>,
  ) => (
    <AdminField label={label} error={fields[name]}>
      {(control) => (
        <select
          {...control}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        >
          {keysOf(labels).map((key) => (
            <option key={key} value={key}>
              {labels[key]}
            </option>
          ))}
        </select>
      )}
    </AdminField>
  )
  const line = (
    name: 'title' | 'near' | 'placeWords' | 'minAge',
    label: string,
    max: number,
    hint?: string,
  ) => (
    <AdminField label={label} error={fields[name]} {...(hint && { hint })}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          inputMode={name === 'minAge' ? 'numeric' : undefined}
          maxLength={max}
          value={draft[name]}
          onChange={({ target }) =>
            // Another commune has another point.
            change({ [name]: target.value, ...(name === 'near' && { point: null }) })
          }
        />
      )}
    </AdminField>
  )
  return (
    <ActionDialog
      title={mission ? words.editMission : words.newMission}
      action={words.save}
      busy={words.busy}
      isBusy={isBusy}
      isSheet
      form={form}
      refusal={refusal?.sentence}
      onClose={() => onClose(isLate(refusal))}
    >
      <form id={form} noValidate className={styles.desk} onSubmit={(event) => void submit(event)}>
        {isKept && (
          <p role="status">
            {isOld ? words.keptOld : words.kept}{' '}
            <button type="button" className={buttons.plain} onClick={forget}>
              {mission ? words.startFromSaved : words.startAgain}
            </button>
          </p>
        )}
        {line('title', 'Titre', LIMITS.title)}
        <div className={styles.pair}>
          {choice('kind', 'Ce qu’il faut faire', KIND_LABELS)}
          {choice('rhythm', 'Rythme', RHYTHM_LABELS)}
        </div>
        <AdminArea
          label="Description"
          error={fields.description}
          rows={5}
          max={LIMITS.description}
          value={draft.description}
          onChange={(description) => change({ description })}
        />
        <fieldset className={styles.skills}>
          <legend>Compétences utiles</legend>
          {keysOf(SKILL_LABELS).map((skill) => (
            <label key={skill}>
              <input
                type="checkbox"
                checked={draft.skills.includes(skill)}
                onChange={({ target }) =>
                  change({
                    skills: target.checked
                      ? [...draft.skills, skill]
                      : draft.skills.filter((each) => each !== skill),
                  })
                }
              />
              {SKILL_LABELS[skill]}
            </label>
          ))}
          {fields.skills && <p role="alert">{fields.skills}</p>}
        </fieldset>
        <div className={styles.pair}>
          {line('minAge', 'Âge minimal (facultatif)', 2)}
          {line('near', 'Commune', 80, 'Nom ou code postal')}
        </div>
        {line('placeWords', 'Adresse ou lieu de rendez-vous (facultatif)', LIMITS.placeWords)}
        <LocationPicker of="de la mission" point={point} onMove={(to) => change({ point: to })} />
      </form>
    </ActionDialog>
  )
}
