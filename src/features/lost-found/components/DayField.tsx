'use client'

import { deviceDay } from '@/platform/time/model'
import { TextField } from '@/ui/TextField'
import { useReady } from '@/ui/use-ready'

import { proposedDay } from '../model'

export type DayBounds = {
  /** Today in Paris, « 2026-11-25 »: what is proposed until the clock of the device is known. */
  today: string
  /** The newest day on a clock of France. */
  newest: string
}

type Props = DayBounds & {
  id: string
  name: string
  error: string | undefined
  label: string
  min?: string
  /** What was written before. */
  typed: string | undefined
}

/** A day that is not to come where the person is; today there is proposed. */
export function DayField({ today, newest, typed, ...field }: Props) {
  // What the server drew knows nothing of this device. A field that was typed in keeps what it holds.
  const day = useReady() ? proposedDay(deviceDay(new Date()), { today, newest }) : today
  return <TextField {...field} type="date" max={newest} isRequired defaultValue={typed ?? day} />
}
