'use client'

import { useEffect, useState } from 'react'

import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import type { Spot } from '@/ui/moved-point'

import { communeAt, type CommuneOption } from './communes'

type Props = { point: Spot; onTake: (commune: CommuneOption) => void }

/** « Votre photo a été prise à Loches »: proposes the place that the phone wrote into a photo. */
export function PhotoPlace({ point, onTake }: Props) {
  const [commune, setCommune] = useState<CommuneOption | null>(null)
  const [isTaken, setTaken] = useState(false)
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

  if (!commune) return <div role="status" />
  return (
    <div role="status">
      {isTaken ? (
        <Banner tone="success">
          Le lieu de la photo est repris : {commune.label}. Vous pouvez le corriger.
        </Banner>
      ) : (
        <Banner
          tone="info"
          action={
            <Button
              isSmall
              onClick={() => {
                setTaken(true)
                onTake(commune)
              }}
            >
              Reprendre ce lieu
            </Button>
          }
        >
          Votre photo a été prise à {commune.label}. La photo est envoyée sans cette position.
        </Banner>
      )}
    </div>
  )
}
