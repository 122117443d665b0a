'use client'

import { useState } from 'react'

import { LineIcon } from '@/ui/LineIcon'
import { LOCATE } from '@/ui/paths/locate'

import styles from './AroundMe.module.scss'
import { communeAroundMe, type CommuneOption } from './communes'

type Props = {
  onFound: (commune: CommuneOption) => void
  className?: string
}

/** « Autour de moi »: asks the browser for the position, on click only, and says what came of it. */
export function AroundMe({ onFound, className }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState('')

  const ask = async () => {
    if (isAsking) return
    setAsking(true)
    setMessage('Nous cherchons où vous êtes…')
    try {
      const commune = await communeAroundMe()
      setMessage(`Commune trouvée\u00a0: ${commune.label}`)
      onFound(commune)
    } catch (error) {
      setMessage(error instanceof Error ? error.message : '')
    }
    setAsking(false)
  }

  return (
    <div className={[styles.around, className].join(' ')}>
      <button type="button" className={styles.button} aria-disabled={isAsking} onClick={ask}>
        <LineIcon paths={LOCATE} size={20} />
        Autour de moi
      </button>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  )
}
