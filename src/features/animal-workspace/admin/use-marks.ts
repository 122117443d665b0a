'use client'

import type { Undoable } from '@/ui/AdminList/UndoBar'
import { send, type Refusal } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import { markDone, type Mark } from '../model'
import type { TeamAnimal } from '../view'
import { namesOf } from './query'
import { words } from './words.fr'

const ANIMAL = '/api/shelter/{shelterId}/animals/{animalId}'

type Told = { sentences: string[]; isIncomplete: boolean }

/** What the server refuses, once each: every mention that the law wants is a sentence of its own. */
function toldOf(refusal: Refusal | null, animal: TeamAnimal): Told | null {
  if (!refusal) return null
  const fields = [...new Set(Object.values(refusal.fields))]
  return {
    sentences: fields.length > 0 ? fields : [refusal.sentence],
    isIncomplete: animal.missing.length > 0 && fields.length > 0,
  }
}

/** The presses on one animal of the list; one at a time. */
export function useMarks(
  animal: TeamAnimal,
  onChanged: (animal: TeamAnimal, said: Undoable) => void,
) {
  const { write, refusal, isBusy } = useWrite()
  const params = namesOf(animal)

  const setMark = async (mark: Mark, to: boolean) => {
    const outcome = await write('PATCH', ANIMAL, { params, body: { [mark]: to } })
    if (!outcome || outcome.refusal) return
    onChanged(outcome.data, {
      text: markDone(animal, mark, to),
      undo: async () => {
        const back = await send('PATCH', ANIMAL, { params, body: { [mark]: !to } })
        return back.refusal?.sentence ?? null
      },
    })
  }
  const confirm = async () => {
    const outcome = await write('POST', `${ANIMAL}/confirm`, { params })
    if (!outcome || outcome.refusal) return
    const { lastConfirmedAt } = outcome.data
    onChanged({ ...animal, lastConfirmedAt }, { text: words.confirmed(animal.name) })
  }
  return {
    setMark: (mark: Mark, to: boolean) => void setMark(mark, to),
    confirm: () => void confirm(),
    refusal: toldOf(refusal, animal),
    isBusy,
  }
}
