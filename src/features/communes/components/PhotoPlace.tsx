'use client'

import { useEffect, useRef, useState } from 'react'

import { inCommune } from '@/platform/french.model'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import type { Spot } from '@/ui/moved-point'

import { communeAt, type CommuneOption } from './communes'
import styles from './PlaceFields.module.scss'

type Props = {
  point: Spot
  /** Who would see the exact point, in a sentence. */
  seenBy: string
  onTake: (commune: CommuneOption, point: Spot | null) => void
}

/** « Votre photo a été prise à Loches »: proposes the place that the phone wrote into a photo. */
export function PhotoPlace({ point, seenBy, onTake }: Props) {
  const [commune, setCommune] = useState<CommuneOption | null>(null)
  const [taken, setTaken] = useState<'town' | 'point' | null>(null)
  const room = useRef<HTMLDivElement>(null)
  const { lat, lng } = point

  useEffect(() => {
    let isGone = false
    communeAt({ lat, lng }).then(
      (found) => {
        if (!isGone) setCommune(found)
      },
      // Abroad, at sea or without network there is nothing to propose.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [lat, lng])

  const take = (what: 'town' | 'point') => {
    if (!commune) return
    setTaken(what)
    onTake(commune, what === 'point' ? point : null)
    // The button that was pressed is gone.
    room.current?.focus()
  }

  const where = commune && inCommune(commune.label)
  const said = {
    town: `C’est noté\u00a0: ${where}. Vous pouvez le corriger.`,
    point: `C’est noté\u00a0: ${where}, avec le point exact. Vous pouvez le corriger.`,
  }
  return (
    <div ref={room} tabIndex={-1} className={styles.photo}>
      <p role="status" className={styles.said}>
        {taken ? said[taken] : where ? `Votre photo a été prise ${where}.` : ''}
      </p>
      {commune && !taken && (
        <Banner
          tone="info"
          title={`Votre photo a été prise ${where}`}
          action={
            <div className={styles.choices}>
              <Button isSmall onClick={() => take('town')}>
                Reprendre la commune
              </Button>
              <Button isSmall look="outline" onClick={() => take('point')}>
                Reprendre le point exact
              </Button>
            </div>
          }
        >
          La photo est envoyée sans cette position. {seenBy}
        </Banner>
      )}
    </div>
  )
}
