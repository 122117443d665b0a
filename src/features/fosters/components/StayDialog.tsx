'use client'

import { useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminArea } from '@/ui/AdminArea'
import buttons from '@/ui/admin-buttons.module.scss'
import { AdminField } from '@/ui/AdminField'
import type { Outcome } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import { LIMITS } from '../model'
import type { Stay } from '../schema'
import styles from './StayList.module.scss'
import { words } from './words.fr'

export type Draft = Record<'name' | 'email' | 'phone' | 'note' | 'startedOn' | 'endedOn', string>

type Props = {
  animal: { id: string; name: string; shelter: string }
  /** What is changed; null for a new one. */
  stay: Stay | null
  /** What the fields hold at first. */
  first: Draft
  onClose: () => void
  onDone: (stays: Stay[]) => void
  /** What is shown may be old: all is read again. */
  onOld: () => void
}

const PATH = '/api/shelter/{shelterId}/animals/{animalId}/fosters'
const ONE = `${PATH}/{stayId}` as const

/** A family that hosts an animal, and from when to when. */
export function StayDialog({ animal, stay, first, onClose, onDone, onOld }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const [draft, setDraft] = useState(first)
  const [isRemoving, setRemoving] = useState(false)
  const params = { shelterId: animal.shelter, animalId: animal.id }
  const fields = refusal?.fields ?? {}
  const change = (name: keyof Draft, value: string) => setDraft({ ...draft, [name]: value })
  const settle = (outcome: Outcome<Stay[]> | null) => {
    if (!outcome) return
    if (!outcome.refusal) onDone(outcome.data)
    else if (['conflict', 'gone'].includes(outcome.refusal.kind)) onOld()
  }
  const save = async () => {
    const said = { done: words.saved }
    const outcome = stay
      ? await write(
          'PATCH',
          ONE,
          { params: { ...params, stayId: stay.id }, body: { ...draft, version: stay.version } },
          said,
        )
      : await write('POST', PATH, { params, body: draft }, said)
    settle(outcome)
  }
  const remove = async () => {
    if (!stay) return
    const outcome = await write(
      'DELETE',
      ONE,
      { params: { ...params, stayId: stay.id } },
      { done: words.removed },
    )
    settle(outcome)
  }
  const typed = (
    name: Exclude<keyof Draft, 'note'>,
    input: { type?: string; maxLength?: number },
    hint?: string,
  ) => (
    <AdminField label={words.fields[name]} error={fields[name]} {...(hint && { hint })}>
      {(control) => (
        <input
          {...control}
          {...input}
          autoComplete="off"
          value={draft[name]}
          onChange={({ target }) => change(name, target.value)}
        />
      )}
    </AdminField>
  )
  if (stay && isRemoving) {
    return (
      <ActionDialog
        title={words.removeTitle(stay.name)}
        about={words.removeAbout}
        action={words.removeAction}
        isBusy={isBusy}
        isDanger
        refusal={refusal?.sentence}
        onClose={() => setRemoving(false)}
        onAction={remove}
      />
    )
  }
  return (
    <ActionDialog
      isSheet
      title={stay ? words.changeTitle(stay.name) : words.newTitle(animal.name)}
      about={stay ? undefined : words.about}
      action={words.save}
      busy={words.saving}
      isBusy={isBusy}
      refusal={refusal?.sentence}
      onClose={onClose}
      onAction={save}
    >
      <div className={styles.form}>
        {typed('name', { maxLength: LIMITS.name })}
        <div className={styles.pair}>
          {typed('startedOn', { type: 'date' })}
          {typed('endedOn', { type: 'date' }, words.fields.endedOnHint)}
        </div>
        {typed('phone', { type: 'tel', maxLength: LIMITS.phone })}
        {typed('email', { type: 'email', maxLength: LIMITS.email }, words.fields.emailHint)}
        <AdminArea
          label={words.fields.note}
          error={fields.note}
          max={LIMITS.note}
          value={draft.note}
          onChange={(text) => change('note', text)}
        />
        {stay && (
          <p className={styles.remove}>
            <button type="button" className={buttons.link} onClick={() => setRemoving(true)}>
              {words.remove}
            </button>
            <span>{words.removeHint}</span>
          </p>
        )}
      </div>
    </ActionDialog>
  )
}
