'use client'

import { useEffect, useRef, useState } from 'react'

import type { LibraryPicture } from '../library/picture'
import { tally, type Queue, type Stage } from '../upload/queue'
import { useUploads } from '../upload/use-uploads'

/** A photo that is being added: shown from the file at once, and sent behind it. */
export type NewPhoto = { id: string; file: File; preview: string; stage: Stage }

type Chosen = Omit<NewPhoto, 'stage'>

const WAITING: Stage = { step: 'waiting' }
const hasFailed = ({ step }: Stage) => step === 'failed' || step === 'refused'
const pictureOf = (stage: Stage | undefined): LibraryPicture | null =>
  stage?.step === 'done' || stage?.step === 'known' ? stage.picture : null
const stageIn = (queue: Queue, id: string) => queue.find((upload) => upload.id === id)?.stage

/**
 * Photos on their way into the library of a shelter, for something that is being written: the
 * first is the main one.
 * @param most photos at a time
 */
export function useNewPhotos(shelter: string, most: number) {
  const { uploads, queue } = useUploads(shelter, () => undefined)
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  const photos = chosen.map((one) => ({ ...one, stage: stageIn(queue, one.id) ?? WAITING }))
  const without = (id: string) => chosen.filter((one) => one.id !== id)
  const drop = ({ id, preview }: Chosen) => {
    uploads.cancel(id)
    uploads.forget(id)
    URL.revokeObjectURL(preview)
  }
  return {
    photos,
    /** No more than there is room for. */
    isFull: chosen.length >= most,
    isSending: tally(queue).open > 0,
    failures: photos.filter(({ stage }) => hasFailed(stage)).length,
    add: (files: readonly File[]) => {
      const taken = files.slice(0, most - chosen.length)
      const ids = uploads.add(taken)
      setChosen([
        ...chosen,
        ...taken.flatMap((file, at) => {
          const id = ids[at]
          return id ? [{ id, file, preview: URL.createObjectURL(file) }] : []
        }),
      ])
    },
    remove: (photo: Chosen) => {
      drop(photo)
      setChosen(without(photo.id))
    },
    makeMain: (photo: Chosen) => setChosen([photo, ...without(photo.id)]),
    retry: ({ id }: Chosen) => uploads.retry(id),
    clear: () => {
      chosen.forEach(drop)
      setChosen([])
    },
    /** Ids of the pictures in order, once each arrived or did not. */
    arrived: async (): Promise<{ ids: string[]; failures: number }> => {
      const settled = await uploads.settled()
      const stages = latest.current.map(({ id }) => stageIn(settled, id))
      return {
        ids: stages.flatMap((stage) => pictureOf(stage)?.id ?? []),
        failures: stages.filter((stage) => stage && hasFailed(stage)).length,
      }
    },
  }
}

export type NewPhotos = ReturnType<typeof useNewPhotos>
