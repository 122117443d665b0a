'use client'

import { useState } from 'react'
import useSWR from 'swr'

import type { Plan } from '../schema'
import { readJson } from '../../admin/read-json'
import { words } from './words.fr'

type Answer = { data: Plan[] }
type Refusal = { error?: string; fields?: Record<string, string> }

/** What is planned for a page, and the two things that change it; failures are sentences. */
export function usePlans(address: string) {
  const {
    data,
    isLoading,
    error: notRead,
    mutate,
  } = useSWR<Answer, Error>(address, (url: string) => readJson<Answer>(url))
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)

  const send = async (url: string, method: 'POST' | 'DELETE', body?: object): Promise<boolean> => {
    if (isSending) return false
    setSending(true)
    setError(null)
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch(() => null)
    const answer = (await response?.json().catch(() => null)) as (Answer & Refusal) | null
    setSending(false)
    if (!response?.ok || !answer) {
      setError(answer?.fields?.at ?? answer?.error ?? words.failed)
      return false
    }
    await mutate(answer, { revalidate: false })
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
