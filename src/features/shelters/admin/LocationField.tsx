'use client'

import { useField, useFormProcessing } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'

import { LocationPicker } from '@/ui/LocationPicker'
import type { Spot } from '@/ui/moved-point'

import { LocateButton } from './LocateButton'

type Coordinate = number | null | undefined

/** Where the shelter is: found from its address, then moved to its very gate. */
export const LocationField: UIFieldClientComponent = () => {
  const lat = useField<Coordinate>({ path: 'location.lat' })
  const lng = useField<Coordinate>({ path: 'location.lng' })
  const isSaving = useFormProcessing()
  const point =
    typeof lat.value === 'number' && typeof lng.value === 'number'
      ? { lat: lat.value, lng: lng.value }
      : null
  const move = (to: Spot | null) => {
    lat.setValue(to?.lat ?? null)
    lng.setValue(to?.lng ?? null)
  }
  return (
    <>
      {!lat.disabled && <LocateButton onFound={move} />}
      <LocationPicker
        point={point}
        onMove={move}
        of="du refuge"
        isLocked={isSaving || lat.disabled}
      />
    </>
  )
}
