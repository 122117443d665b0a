import type { ReactNode } from 'react'

import { ActionForm } from '@/ui/ActionForm'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'
import { TextField } from '@/ui/TextField'

import { LINK_SENT } from '../model'
import styles from './Donor.module.scss'

const WRONG: Readonly<Record<string, string>> = {
  email: 'Écrivez une adresse e-mail valide.',
  trop: 'Trop de demandes détectées. Réessayez dans un quart d’heure.',
}

type Props = {
  email: string
  isSent: boolean
  problem: string | undefined
  /** The other pages of a signed-in person; nothing for others. */
  nav: ReactNode
}

/** For those who have no link at hand: it goes to the address with which they gave. */
export function AskLink({ email, isSent, problem, nav }: Props) {
  const wrong = problem && Object.hasOwn(WRONG, problem) ? WRONG[problem] : null
  return (
    <div className={styles.page}>
      <PageBanner
        trail={[{ label: 'Mes dons' }]}
        title="Retrouver mes dons"
        lead="Vos dons, vos reçus fiscaux et vos parrainages sont sur une page qui n’est qu’à vous, sans mot de passe. Nous vous envoyons son lien."
      />
      {nav}
      {isSent ? (
        <Banner tone="success" role="status">
          {LINK_SENT}
        </Banner>
      ) : (
        <div className={styles.ask}>
          {wrong && (
            <Banner tone="destructive" role="alert">
              {wrong}
            </Banner>
          )}
          <ActionForm
            action="/api/donors/link"
            label="Recevoir le lien de ma page"
            busyLabel="Envoi en cours…"
          >
            <TextField
              label="E-mail"
              hint="Celui que vous avez donné avec votre don."
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={email}
              isRequired
            />
          </ActionForm>
        </div>
      )}
    </div>
  )
}
