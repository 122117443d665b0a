'use client'

import { useState } from 'react'
import useSWR from 'swr'

import { readAt, sendTo as write } from '@/ui/api/client'

import type { Plan } from '../schema'
import { words } from './words.fr'

type Answer = { data: Plan[] }

/** What is planned for a page, and the two things that change it; failures are sentences. */
export function usePlans(address: string) {
  const {
    data,
    isLoading,
    error: notRead,
    mutate,
  } = useSWR<Answer, Error>(address, (url: string) => readAt<Answer>(url))
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)

  const send = async (url: string, method: 'POST' | 'DELETE', body?: object): Promise<boolean> => {
    if (isSending) return false
    setSending(true)
    setError(null)
    const { data: plans, refusal } = await write<Plan[]>(url, method, body)
    setSending(false)
    if (refusal) {
      setError(refusal.fields.at ?? refusal.sentence)
      return false
    }
    await mutate({ data: plans }, { revalidate: false })
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
      const isAdded = await send(address, 'POST', plan)
      if (isAdded) setSaid(words.added({ ...plan, id: '' }))
      return isAdded
    },
    remove: async (plan: Plan): Promise<void> => {
      if (await send(`${address}/${plan.id}`, 'DELETE')) setSaid(words.removed(plan))
    },
  }
}
