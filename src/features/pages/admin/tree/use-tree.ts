'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import useSWR from 'swr'

import { LIST_READS } from '@/ui/AdminList/list-reads'

import { placePage, placeSentence, refusalOf, withChanges, type Place } from '../../tree/model'
import type { ListedPage } from '../../tree/schema'
import { readJson } from '../read-json'

type Answer = { data: ListedPage[] }

const failed = 'Le déplacement n’a pas été enregistré'

/** The pages of a shelter, and how one of them moves: shown at once, taken back when refused. */
export function useTree(shelter: string | null) {
  const path = shelter ? `/api/shelter/${encodeURIComponent(shelter)}/pages` : null
  const { data, error, isLoading, mutate } = useSWR<Answer, Error>(
    path,
    readJson<Answer>,
    LIST_READS,
  )
  const [said, setSaid] = useState('')
  const pages = data?.data ?? []

  const move = async (page: ListedPage, place: Place): Promise<void> => {
    const refusal = refusalOf(pages, page.id, place)
    if (refusal !== null) return setSaid(`« ${page.title} » : ${refusal}`)
    const after = withChanges(pages, placePage(pages, page.id, place))
    setSaid(`« ${page.title} » déplacée : ${placeSentence(after, page.id)}`)
    const send = async (): Promise<Answer> => {
      const response = await fetch(`${path}/${page.id}/place`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(place),
      })
      const answer = (await response.json().catch(() => ({}))) as Partial<Answer> & {
        error?: string
      }
      if (!response.ok || !answer.data) throw new Error(answer.error ?? failed)
      return { data: answer.data }
    }
    try {
      await mutate(send(), { optimisticData: { data: after }, rollbackOnError: true })
    } catch (cause) {
      const sentence =
        cause instanceof Error && !(cause instanceof TypeError) ? cause.message : failed
      setSaid(`« ${page.title} » est revenue à sa place : ${sentence}`)
      toast.error(sentence)
    }
  }

  return { pages, error, isLoading, retry: () => void mutate(), move, said, say: setSaid }
}
