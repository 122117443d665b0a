import type { BatchAction } from '@/ui/AdminList/use-batch-actions'
import { sendTo } from '@/ui/api/client'

import { marksOf, type Mark } from '../model'
import type { TeamAnimal } from '../view'
import { animalAddress } from './query'
import { words } from './words.fr'

const setVisible = (isVisible: boolean) => (animal: TeamAnimal) =>
  sendTo(animalAddress(animal), 'PATCH', { isVisible })
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
    act: (animal) => sendTo(animalAddress(animal, 'confirm'), 'POST', {}),
  },
  {
    ...wordsOf('bin'),
    concerns: () => true,
    act: (animal) => sendTo(animalAddress(animal), 'DELETE'),
    undo: (animal) => sendTo(animalAddress(animal, 'restore'), 'POST', {}),
    ask: { title: words.batchBinTitle, action: words.binIt, hint: words.binHint },
  },
]
