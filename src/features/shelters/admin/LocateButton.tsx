'use client'

import { Button, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import { useWrite } from '@/ui/api/use-write'

import styles from './LocateButton.module.scss'

const PARTS = ['address', 'postalCode', 'city', 'country'] as const

type Said = { text: string; isError: boolean }

const INCOMPLETE: Said = { text: 'Veuillez remplir tous les champs d’adresse', isError: true }
const FAILED = 'Erreur lors de la géolocalisation'

type Props = { onFound: (point: { lat: number; lng: number }) => void }

/** Finds the latitude and longitude of the address that is typed above. */
export function LocateButton({ onFound }: Props) {
  const typed = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(PARTS.map((part) => [part, fields[`location.${part}`]?.value ?? ''])),
    ),
  )
  const [said, setSaid] = useState<Said | null>(null)
  const { write, isBusy } = useWrite()

  const locate = async () => {
    const body = JSON.parse(typed) as Record<(typeof PARTS)[number], string>
    if (PARTS.some((part) => !body[part].trim())) return setSaid(INCOMPLETE)
    setSaid(null)
    const outcome = await write('POST', '/api/geo/locate', { body }, { fallback: FAILED })
    if (!outcome) return
    if (outcome.refusal) return setSaid({ text: outcome.refusal.sentence, isError: true })
    const { data } = outcome
    onFound(data)
    const about =
      data.precision === 'commune'
        ? '. Seule la commune a été trouvée\u00a0: vérifiez la rue, ou corrigez le point.'
        : ` (${data.label})`
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
