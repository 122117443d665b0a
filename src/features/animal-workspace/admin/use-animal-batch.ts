'use client'

import { useState } from 'react'

import type { Undoable } from '@/ui/AdminList/UndoBar'
import { runBatch } from '@/ui/AdminList/batch'
import { useBatch } from '@/ui/AdminList/use-batch'
import { send, type Outcome, type Refusal } from '@/ui/api/client'

import { marksOf, type Mark } from '../model'
import type { TeamAnimal } from '../view'
import { animalAddress } from './query'
import { words } from './words.fr'

/** What can be done with several animals at once. */
export type Act = 'show' | 'hide' | 'confirm' | 'bin'

type Way = {
  /** Those of which it is not true already. */
  concerns: (animal: TeamAnimal) => boolean
  act: (animal: TeamAnimal) => Promise<Outcome<unknown>>
  undo?: (animal: TeamAnimal) => Promise<Outcome<unknown>>
}

const setVisible = (isVisible: boolean) => (animal: TeamAnimal) =>
  send(animalAddress(animal), 'PATCH', { isVisible })
const hasMark = ({ status }: TeamAnimal, mark: Mark) => marksOf(status).includes(mark)

const WAYS: Record<Act, Way> = {
  show: {
    concerns: (animal) => !animal.isVisible && hasMark(animal, 'isVisible'),
    act: setVisible(true),
    undo: setVisible(false),
  },
  hide: {
    concerns: (animal) => animal.isVisible && hasMark(animal, 'isVisible'),
    act: setVisible(false),
    undo: setVisible(true),
  },
  confirm: {
    concerns: ({ status }) => status === 'AT_SHELTER',
    act: (animal) => send(animalAddress(animal, 'confirm'), 'POST', {}),
  },
  bin: {
    concerns: () => true,
    act: (animal) => send(animalAddress(animal), 'DELETE'),
    undo: (animal) => send(animalAddress(animal, 'restore'), 'POST', {}),
  },
}

const refusalOf = async (outcome: Promise<Outcome<unknown>>): Promise<Refusal | null> =>
  (await outcome).refusal

/** The sentences of a refusal, each mention of the law once. */
const sentenceOf = ({ sentence, fields }: Refusal): string =>
  [...new Set(Object.values(fields))].join(' · ') || sentence

/** One action on the chosen animals, one after the other; what was refused is told by name. */
export function useAnimalBatch() {
  const { run, progress } = useBatch<TeamAnimal>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [nothing, setNothing] = useState<{ of: number; sentence: string } | null>(null)
  /** @returns what was done, and how it is taken back; null when nothing was begun */
  const start = async (
    act: Act,
    chosen: readonly TeamAnimal[],
  ): Promise<{ said: Undoable | null } | null> => {
    const way = WAYS[act]
    const animals = chosen.filter(way.concerns)
    setRefused([])
    setNothing(
      animals.length === 0 ? { of: chosen.length, sentence: words.batchNothing[act] } : null,
    )
    const batch = await run(animals, async (animal) => {
      const refusal = await refusalOf(way.act(animal))
      return refusal && { ...refusal, sentence: sentenceOf(refusal) }
    })
    if (!batch) return null
    const { done } = batch
    setRefused(batch.refused.map(({ row, sentence }) => `${row.name}\u00a0: ${sentence}`))
    const { undo } = way
    const takeBack = async () => {
      if (!undo) return null
      const back = await runBatch(
        done,
        (animal) => refusalOf(undo(animal)),
        () => undefined,
      )
      return back.refused[0]?.sentence ?? null
    }
    const said = { text: words.batchDone[act](done.length), undo: undo && takeBack }
    return { said: done.length > 0 ? said : null }
  }
  return {
    start,
    progress,
    refused,
    forget: () => setRefused([]),
    /** Why nothing was done with so many animals, until others are chosen. */
    nothingFor: (count: number) => (nothing?.of === count ? nothing.sentence : null),
  }
}
