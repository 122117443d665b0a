'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { PlanView } from '../view'
import { plansApi, type Outcome } from './client'

/** The plans of a shelter, and the one way to change them: one write at a time. */
export function usePlans(shelter: string) {
  const [plans, setPlans] = useState<PlanView[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isActing = useRef(false)

  const reload = useCallback(async () => {
    const { data, refusal } = await plansApi.list(shelter)
    if (data) setPlans(data)
    setError(refusal?.error ?? null)
  }, [shelter])

  useEffect(() => {
    let isHere = true
    void plansApi.list(shelter).then(({ data, refusal }) => {
      if (!isHere) return
      setPlans(data)
      setError(refusal?.error ?? null)
    })
    return () => {
      isHere = false
    }
  }, [shelter])

  const act = async (work: () => Promise<Outcome<unknown>>, done: string): Promise<void> => {
    if (isActing.current) return
    isActing.current = true
    setBusy(true)
    const { refusal } = await work()
    if (!refusal) toast.success(done)
    await reload()
    if (refusal) setError(refusal.error)
    isActing.current = false
    setBusy(false)
  }
  return { plans, error, isBusy, reload, act }
}
