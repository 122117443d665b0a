'use client'

import { useState } from 'react'
import useSWR from 'swr'

import { addressOf, type Address, type AnswerOf } from '@/ui/api/address'
import { readAt, send, type Outcome } from '@/ui/api/client'

import type { Plan } from '../schema'
import { words } from './words.fr'

const SCHEDULE = '/api/shelter/{shelterId}/pages/{pageId}/schedule'

/** The names of a page in its address. */
export type PageNames = { shelterId: string; pageId: string }

type Answer = AnswerOf<'GET', typeof SCHEDULE>

/** What is planned for a page, and the two things that change it; failures are sentences. */
export function usePlans(params: PageNames) {
  const {
    data,
    isLoading,
    error: notRead,
    mutate,
  } = useSWR<Answer, Error>(addressOf(SCHEDULE, { params }), (address: Address<Answer>) =>
    readAt(address),
  )
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)

  const settle = async (work: () => Promise<Outcome<Plan[]>>): Promise<boolean> => {
    if (isSending) return false
    setSending(true)
    setError(null)
    const { data: plans, refusal } = await work()
    setSending(false)
    if (refusal) {
      setError(refusal.fields.at ?? refusal.sentence)
      return false
    }
    await mutate({ success: true, data: plans }, { revalidate: false })
    return true
  }

  return {
    plans: data?.data ?? [],
    /** The sentence for the live region. */
    said,
    error: error ?? (notRead ? words.failed : null),
    isBusy: isLoading || isSending,
    add: async (plan: Omit<Plan, 'id'>): Promise<boolean> => {
      if (!plan.at) {
        setError(words.missing)
        return false
      }
      const isAdded = await settle(() => send('POST', SCHEDULE, { params, body: plan }))
      if (isAdded) setSaid(words.added({ ...plan, id: '' }))
      return isAdded
    },
    remove: async (plan: Plan): Promise<void> => {
      const isRemoved = await settle(() =>
        send('DELETE', `${SCHEDULE}/{planId}`, { params: { ...params, planId: plan.id } }),
      )
      if (isRemoved) setSaid(words.removed(plan))
    },
  }
}
