'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import useSWR from 'swr'

import { LIST_READS } from '@/ui/AdminList/list-reads'
import { addressOf, type Address, type AnswerOf } from '@/ui/api/address'
import { readAt, send as write } from '@/ui/api/client'

import { placePage, placeSentence, refusalOf, withChanges, type Place } from '../../tree/model'
import type { ListedPage } from '../../tree/schema'

const PAGES = '/api/shelter/{shelterId}/pages'

type Answer = AnswerOf<'GET', typeof PAGES>

/** The pages of a shelter, and how one of them moves: shown at once, taken back when refused. */
export function useTree(shelter: string | null) {
  const { data, error, isLoading, mutate } = useSWR<Answer, Error>(
    shelter && addressOf(PAGES, { params: { shelterId: shelter } }),
    (address: Address<Answer>) => readAt(address),
    LIST_READS,
  )
  const [said, setSaid] = useState('')
  const pages = data?.data ?? []

  const move = async (page: ListedPage, place: Place): Promise<void> => {
    if (!shelter) return
    const refusal = refusalOf(pages, page.id, place)
    if (refusal !== null) return setSaid(`« ${page.title} » : ${refusal}`)
    const after = withChanges(pages, placePage(pages, page.id, place))
    setSaid(`« ${page.title} » déplacée : ${placeSentence(after, page.id)}`)
    const send = async (): Promise<Answer> => {
      const outcome = await write('POST', `${PAGES}/{pageId}/place`, {
        params: { shelterId: shelter, pageId: page.id },
        body: place,
      })
      if (outcome.refusal) throw new Error(outcome.refusal.sentence)
      return { success: true, data: outcome.data }
    }
    try {
      await mutate(send(), {
        optimisticData: { success: true, data: after },
        rollbackOnError: true,
      })
    } catch (cause) {
      const sentence = (cause as Error).message
      setSaid(`« ${page.title} » est revenue à sa place : ${sentence}`)
      toast.error(sentence)
    }
  }

  return { pages, error, isLoading, retry: () => void mutate(), move, said, say: setSaid }
}
