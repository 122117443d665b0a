'use client'

import { Button, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import styles from './LocateButton.module.scss'

const PARTS = ['address', 'postalCode', 'city', 'country'] as const

type Said = { text: string; isError: boolean }
type Answer = {
  error?: string
  data?: { lat: number; lng: number; label: string; precision: string }
}

const INCOMPLETE: Said = { text: 'Veuillez remplir tous les champs d’adresse', isError: true }
const FAILED: Said = { text: 'Erreur lors de la géolocalisation', isError: true }

type Props = { onFound: (point: { lat: number; lng: number }) => void }

/** Finds the latitude and longitude of the address that is typed above. */
export function LocateButton({ onFound }: Props) {
  const typed = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(PARTS.map((part) => [part, fields[`location.${part}`]?.value ?? ''])),
    ),
  )
  const [said, setSaid] = useState<Said | null>(null)
  const [isBusy, setBusy] = useState(false)

  const locate = async () => {
    const address = JSON.parse(typed) as Record<(typeof PARTS)[number], string>
    if (PARTS.some((part) => !address[part].trim())) return setSaid(INCOMPLETE)
    setBusy(true)
    setSaid(null)
    const response = await fetch('/api/geo/locate', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: typed,
    }).catch(() => null)
    const answer = (await response?.json().catch(() => null)) as Answer | null
    setBusy(false)
    if (!answer?.data)
      return setSaid(answer?.error ? { text: answer.error, isError: true } : FAILED)
    onFound(answer.data)
    const about =
      answer.data.precision === 'commune'
        ? '. Seule la commune a été trouvée\u00a0: vérifiez la rue, ou corrigez le point.'
        : ` (${answer.data.label})`
    setSaid({ text: `Localisation générée avec succès${about}`, isError: false })
  }

  return (
    <div className={styles.locate}>
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => void locate()}
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
