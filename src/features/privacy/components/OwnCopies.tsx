'use client'

import { useState } from 'react'

import type { FormState } from '@/features/accounts/components/own/forms'
import { Section } from '@/features/accounts/components/own/Section'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { sizeWords } from '@/platform/sizes.model'
import { plainDay, plainMoment } from '@/platform/time/model'
import { addressOf } from '@/ui/api/address'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PasswordField } from '@/ui/PasswordField'
import { PostedForm } from '@/ui/PostedForm'
import { useFocusMessage } from '@/ui/use-focus-message'

import { KEPT_DAYS, progressWords, type OwnArchive } from '../archive/model'
import { DATA_PARTS, OWN_DATA_API, UNCONFIRMED } from '../own/model'
import styles from './OwnData.module.scss'
import { useOwnCopies } from './use-own-copies'

type Props = {
  /** Newest first. */
  copies: OwnArchive[]
  form: FormState
  /** The address of the account was confirmed. */
  isConfirmed: boolean
}

const LABELS = { currentPassword: 'Votre mot de passe actuel' }

/** The copies of one’s data: those that are there, the one that is being made, and one more. */
export function OwnCopies({ copies: first, form, isConfirmed }: Props) {
  const { copies, isLost, show } = useOwnCopies(first)
  const [wasAsked, setAsked] = useState(false)
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()
  const latest = copies[0]
  const ready = copies.filter(({ state }) => state === 'READY')
  const isMaking = latest?.state === 'MAKING'
  return (
    <Section id={DATA_PARTS.copy} title="Une copie de vos données">
      <p>
        Tout ce que la plateforme garde de vous et de votre adresse, avec vos fichiers, dans une
        archive ZIP gardée {KEPT_DAYS} jours. La page <a href="/confidentialite">Confidentialité</a>{' '}
        dit pourquoi, et combien de temps.
      </p>
      <div ref={message} tabIndex={-1} className={styles.state}>
        <p role="status">
          {isMaking &&
            'Votre copie se prépare. Un e-mail vous dira quand elle est prête\u00a0: vous pouvez fermer cette page.'}
          {latest?.state === 'READY' && 'Votre copie est prête.'}
        </p>
        {isMaking && <Progress {...latest} isLost={isLost} />}
        {latest?.state === 'FAILED' && (
          <Banner tone="destructive" role="alert">
            La dernière copie n’a pas pu être faite. Demandez-la de nouveau.
          </Banner>
        )}
      </div>
      {ready.length > 0 && <ReadyCopies copies={ready} />}
      {!isConfirmed && <p>{UNCONFIRMED}</p>}
      {isConfirmed && !isMaking && (
        <PostedForm<{ data: OwnArchive[] }>
          path={OWN_DATA_API}
          labels={LABELS}
          prefix={DATA_PARTS.copy}
          labelledBy={`${DATA_PARTS.copy}-titre`}
          label="Recevoir une copie"
          busyLabel="Un instant…"
          look="outline"
          tooMany={TOO_MANY_TRIES}
          errors={wasAsked ? undefined : form.errors}
          problem={wasAsked ? undefined : form.problem}
          onSent={({ data }) => {
            setAsked(true)
            show(data)
            focusMessage()
          }}
        >
          {(bind) => (
            <PasswordField
              {...bind('currentPassword')}
              label={LABELS.currentPassword}
              autoComplete="current-password"
              maxLength={1000}
              isRequired
            />
          )}
        </PostedForm>
      )}
    </Section>
  )
}

type ProgressProps = Pick<OwnArchive, 'filesDone' | 'filesTotal'> & { isLost: boolean }

function Progress({ filesDone, filesTotal, isLost }: ProgressProps) {
  return (
    <>
      <progress
        aria-label="Avancement de la copie"
        max={filesTotal || undefined}
        value={filesTotal ? filesDone : undefined}
      />
      <p>{progressWords({ filesDone, filesTotal })}</p>
      {isLost && (
        <p>
          La connexion est interrompue&nbsp;: votre copie se prépare quand même sans cette page.
        </p>
      )}
      <noscript>
        <p>Rechargez cette page pour voir où elle en est.</p>
      </noscript>
    </>
  )
}

function ReadyCopies({ copies }: { copies: readonly OwnArchive[] }) {
  return (
    <ul className={styles.copies}>
      {copies.map(({ id, askedAt, bytes, expiresAt }) => {
        const asked = new Date(askedAt)
        const name = `copie du ${plainMoment(asked)}`
        return (
          <li key={id}>
            <span>
              <strong>{name.replace(/^c/, 'C')}</strong>
              <span>
                {sizeWords(bytes ?? 0)}
                {expiresAt && `, gardée jusqu’au ${plainDay(new Date(expiresAt))}`}
              </span>
            </span>
            <ButtonLink
              look="outline"
              isSmall
              href={addressOf(`${OWN_DATA_API}/{archiveId}`, { params: { archiveId: id } })}
              aria-label={`Télécharger la ${name}`}
            >
              Télécharger
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
