'use client'

import { useId, useState } from 'react'

import { keysOf, LIMITS, SEX_LABELS, type Sex } from '@/features/animals/model'
import { ofName } from '@/platform/french.model'
import { deviceDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'
import { randomKey } from '@/ui/random-key'

import { FAMILY_MAX, youngName } from '../family.model'
import type { TeamAnimal } from '../view'
import styles from './FamilyDialog.module.scss'
import { binAnimal } from './bin'
import { namesOf } from './query'
import { words } from './words.fr'

/** The young of an animal, or others like it. */
export type Family = { animal: TeamAnimal; kind: 'LITTER' | 'COPIES' }

type Props = Family & {
  onClose: () => void
  onAdded: (animals: readonly TeamAnimal[], said: Undoable) => void
}

type Member = { key: number; name: string; sex: Sex }

const SEXES = keysOf(SEX_LABELS)

/** How many young a litter begins with: the person takes some away, or adds some. */
const FIRST_LITTER = 3

/** Puts each of several animals into the bin; answers the first refusal. */
async function binAll(animals: readonly TeamAnimal[]): Promise<string | null> {
  for (const animal of animals) {
    const { refusal } = await binAnimal(animal)
    if (refusal) return refusal.sentence
  }
  return null
}

/** Several animals are written down at once, from one that is known. */
export function FamilyDialog({ animal, kind, onClose, onAdded }: Props) {
  const { name, species } = animal
  const isLitter = kind === 'LITTER'
  const today = deviceDay(new Date())
  const nameOf = (number: number) =>
    isLitter ? youngName(species, number, ofName(name)) : `${name} ${number + 1}`
  const member = (number: number): Member => ({
    key: number,
    name: nameOf(number),
    sex: isLitter ? 'UNKNOWN' : animal.sex,
  })
  const [members, setMembers] = useState<readonly Member[]>(() =>
    Array.from({ length: isLitter ? FIRST_LITTER : 1 }, (_, at) => member(at + 1)),
  )
  const [birthDate, setBirthDate] = useState(today)
  const [idempotencyKey] = useState(randomKey)
  const { write, refusal, isBusy } = useWrite()
  const id = useId()
  const change = (key: number, part: Partial<Member>) =>
    setMembers((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const confirm = async () => {
    const outcome = await write('POST', '/api/shelter/{shelterId}/animals/{animalId}/family', {
      params: namesOf(animal),
      body: {
        kind,
        ...(isLitter && { birthDate }),
        animals: members.map(({ name: called, sex }) => ({ name: called, sex })),
        idempotencyKey,
      },
    })
    if (!outcome || outcome.refusal) return
    const animals = outcome.data
    onAdded(animals, {
      text: words.familyAdded(animals.length),
      undo: () => binAll(animals),
    })
  }
  const told = (path: string) => refusal?.fields[path]
  return (
    <ActionDialog
      isSheet
      title={isLitter ? words.litterTitle(ofName(name)) : words.copiesTitle(ofName(name))}
      onClose={onClose}
      refusal={refusal?.sentence}
      action={words.familyAdd(members.length)}
      busy={words.saving}
      isBusy={isBusy}
      onAction={confirm}
    >
      <p>{isLitter ? words.litterHint : words.copiesHint}</p>
      {isLitter && (
        <AdminField label={words.litterDay} error={told('birthDate')}>
          {(described) => (
            <input
              {...described}
              type="date"
              max={today}
              value={birthDate}
              onChange={({ target }) => setBirthDate(target.value)}
            />
          )}
        </AdminField>
      )}
      <ul className={styles.members}>
        {members.map(({ key, name: called, sex }, at) => (
          <li key={key}>
            <AdminField label={words.familyName(at + 1)} error={told(`animals.${at}.name`)}>
              {(described) => (
                <input
                  {...described}
                  autoComplete="off"
                  maxLength={LIMITS.name}
                  value={called}
                  onChange={({ target }) => change(key, { name: target.value })}
                />
              )}
            </AdminField>
            <AdminField label={words.familySex(at + 1)}>
              {(described) => (
                <select
                  {...described}
                  value={sex}
                  onChange={({ target }) => change(key, { sex: target.value as Sex })}
                >
                  {SEXES.map((value) => (
                    <option key={value} value={value}>
                      {SEX_LABELS[value]}
                    </option>
                  ))}
                </select>
              )}
            </AdminField>
            {members.length > 1 && (
              <button
                type="button"
                className={buttons.icon}
                aria-label={words.familyRemove(called || String(at + 1))}
                onClick={() => {
                  setMembers((before) => before.filter((each) => each.key !== key))
                  document.getElementById(`${id}-add`)?.focus()
                }}
              >
                <Icon name="trash" size={20} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {members.length < FAMILY_MAX && (
        <button
          id={`${id}-add`}
          type="button"
          className={buttons.add}
          onClick={() =>
            setMembers((before) => [
              ...before,
              member(Math.max(0, ...before.map(({ key }) => key)) + 1),
            ])
          }
        >
          <Icon name="plus" size={20} />
          {words.familyMore}
        </button>
      )}
    </ActionDialog>
  )
}
