'use client'

import { useState } from 'react'

import { AdminField } from './AdminField'
import styles from './LocationPicker.module.scss'
import { readPart, rounded, SPOT_LIMITS, type Spot } from './moved-point'

type Props = { point: Spot | null; onMove: (point: Spot) => void; isLocked: boolean }

const LABELS = { lat: 'Latitude', lng: 'Longitude' } as const

/** A point in two numbers, for who has them: it moves once both are right. */
export function PointNumbers({ point, onMove, isLocked }: Props) {
  const [typed, setTyped] = useState<Partial<Record<keyof Spot, string>>>({})
  const textOf = (part: keyof Spot) => typed[part] ?? point?.[part].toString() ?? ''
  const isWrong = (part: keyof Spot) =>
    textOf(part).trim() !== '' && readPart(part, textOf(part)) === null

  const leave = () => {
    const [lat, lng] = [readPart('lat', textOf('lat')), readPart('lng', textOf('lng'))]
    if (lat === null || lng === null) return
    setTyped({})
    if (lat !== point?.lat || lng !== point.lng) onMove(rounded({ lat, lng }))
  }
  return (
    <div className={styles.pair}>
      {(['lat', 'lng'] as const).map((part) => (
        <AdminField
          key={part}
          label={LABELS[part]}
          error={
            isWrong(part)
              ? `Un nombre entre −${SPOT_LIMITS[part]} et ${SPOT_LIMITS[part]}, par exemple ${part === 'lat' ? '48,1173' : '-1,6778'}`
              : null
          }
        >
          {(described) => (
            <input
              {...described}
              type="text"
              inputMode="text"
              disabled={described.disabled || isLocked}
              value={textOf(part)}
              onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
              onBlur={leave}
            />
          )}
        </AdminField>
      ))}
    </div>
  )
}
