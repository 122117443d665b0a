'use client'

import { Button, useFormFields } from '@payloadcms/ui'

import { useLocate } from '@/features/communes/components/use-locate'

import { INCOMPLETE_ADDRESS, missingOfAddress } from '../address.model'
import styles from './LocateButton.module.scss'

const PARTS = ['address', 'postalCode', 'city', 'country'] as const

type Props = { onFound: (point: { lat: number; lng: number }) => void }

/** Finds the latitude and longitude of the address that is typed above. */
export function LocateButton({ onFound }: Props) {
  const typed = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(PARTS.map((part) => [part, fields[`location.${part}`]?.value ?? ''])),
    ),
  )
  const { locate, refuse, said, isBusy } = useLocate()

  const find = async () => {
    const address = JSON.parse(typed) as Record<(typeof PARTS)[number], string>
    if (Object.keys(missingOfAddress(address)).length > 0) return refuse(INCOMPLETE_ADDRESS)
    const found = await locate(address)
    if (found) onFound(found)
  }

  return (
    <div className={styles.locate}>
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => void find()}
        size="medium"
      >
        {isBusy ? 'Recherche…' : 'Localiser'}
      </Button>
      <p className={styles.said} data-error={said?.isError || undefined} role="status">
        {said?.text ?? 'Pose le point de la carte à partir de l’adresse.'}
      </p>
    </div>
  )
}
