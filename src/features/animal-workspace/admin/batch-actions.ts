import type { BatchAction } from '@/ui/AdminList/use-batch-actions'
import { send } from '@/ui/api/client'

import { marksOf, type Mark } from '../model'
import type { TeamAnimal } from '../view'
import { binAnimal, restoreAnimal } from './bin'
import { namesOf } from './query'
import { words } from './words.fr'

const ANIMAL = '/api/shelter/{shelterId}/animals/{animalId}'

const setVisible = (isVisible: boolean) => (animal: TeamAnimal) =>
  send('PATCH', ANIMAL, { params: namesOf(animal), body: { isVisible } })
const hasMark = ({ status }: TeamAnimal, mark: Mark) => marksOf(status).includes(mark)

const wordsOf = (action: keyof typeof words.batch) => ({
  label: words.batch[action],
  done: words.batchDone[action],
  nothing: words.batchNothing[action],
})

/** What can be done with several animals at once. */
export const BATCH_ACTIONS: ReadonlyArray<BatchAction<TeamAnimal>> = [
  {
    ...wordsOf('show'),
    concerns: (animal) => !animal.isVisible && hasMark(animal, 'isVisible'),
    act: setVisible(true),
    undo: setVisible(false),
  },
  {
    ...wordsOf('hide'),
    concerns: (animal) => animal.isVisible && hasMark(animal, 'isVisible'),
    act: setVisible(false),
    undo: setVisible(true),
  },
  {
    ...wordsOf('confirm'),
    concerns: ({ status }) => status === 'AT_SHELTER',
    act: (animal) => send('POST', `${ANIMAL}/confirm`, { params: namesOf(animal) }),
  },
  {
    ...wordsOf('bin'),
    concerns: () => true,
    act: binAnimal,
    undo: restoreAnimal,
    ask: { title: words.batchBinTitle, action: words.binIt, hint: words.binHint },
  },
]
