import { longMomentIn } from '@/platform/time/model'
import { ActionForm } from '@/ui/ActionForm'
import { ButtonLink } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { TextField } from '@/ui/TextField'

import { ENGAGEMENT } from '../../certificates/needs.model'
import { countdownWords, REQUEST_LIMITS } from '../../model'
import type { FollowView } from '../queries'
import { Countdown } from './Countdown'
import styles from './Follow.module.scss'

/** The certificate: to read, to sign, and the seven days. */
export function CertificatePart({ view }: { view: FollowView }) {
  const { certificate, token, animal, shelter, status } = view
  if (!certificate) return null
  const { deliveredAt, readyAt, signedAt, signatureName } = certificate
  const api = `/api/adoptions/${encodeURIComponent(token)}`
  const isWaiting = status === 'CERTIFICATE'
  return (
    <section className={styles.part} aria-labelledby="certificat">
      <h2 id="certificat">Le certificat d’engagement</h2>
      <p>
        La loi demande de connaître les besoins d’un animal avant de l’adopter. Ce document dit ce
        dont {animal.name} aura besoin, et ce que cela coûte.
      </p>
      <p className={styles.links}>
        <ButtonLink look="outline" href={`${api}/certificate.pdf`}>
          Lire le certificat (PDF)
        </ButtonLink>
        {signedAt && (
          <ButtonLink look="outline" href={`${api}/certificate.pdf?signed=1`}>
            Le certificat signé
          </ButtonLink>
        )}
      </p>
      {isWaiting && (
        <p className={styles.delay}>
          Sept jours de réflexion{'\u00a0'}:{' '}
          <Countdown deliveredAt={deliveredAt} fallback={countdownWords(deliveredAt, new Date())} />
          . {animal.name} peut vous rejoindre à partir du{' '}
          {longMomentIn(shelter.timezone, new Date(readyAt))}.
        </p>
      )}
      {signedAt ? (
        <p>
          Signé par {signatureName}, le {longMomentIn(shelter.timezone, new Date(signedAt))}.
        </p>
      ) : (
        isWaiting && (
          <ActionForm
            action={`${api}/signature`}
            token={token}
            label="Signer le certificat"
            busyLabel="Signature en cours…"
          >
            <TextField
              label="Votre prénom et votre nom"
              hint="Ils valent signature."
              name="signatureName"
              autoComplete="name"
              minLength={2}
              maxLength={REQUEST_LIMITS.name}
              isRequired
            />
            <Checkbox name="engage" value="oui" label={`${ENGAGEMENT}.`} isRequired />
          </ActionForm>
        )
      )}
    </section>
  )
}
