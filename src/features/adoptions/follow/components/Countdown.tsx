'use client'

import { useEffect, useState } from 'react'

import { countdownWords } from '../../model'

type Props = {
  /** ISO 8601. */
  deliveredAt: string
  /** The words when the page was made. */
  fallback: string
}

const MINUTE_MS = 60_000

/** What is left of the seven days, to the minute. */
export function Countdown({ deliveredAt, fallback }: Props) {
  const [words, setWords] = useState(fallback)
  useEffect(() => {
    const tell = () => setWords(countdownWords(deliveredAt, new Date()))
    const timer = setInterval(tell, MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [deliveredAt])
  return <strong>{words}</strong>
}
