'use client'

import type { FormState } from '@/features/accounts/components/own/forms'
import { AccountForm } from '@/features/accounts/components/own/AccountForm'
import { Section } from '@/features/accounts/components/own/Section'
import { longDay } from '@/platform/time/model'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { PasswordField } from '@/ui/PasswordField'

import styles from './OwnData.module.scss'
import { DATA_PARTS, DELETION_API, KEEP_API, OWN_DATA_API } from '../own/model'

type Props = {
  /** When the account is erased, ISO 8601; null for one that stays. */
  due: string | null
  copy: FormState
  deletion: FormState
}

const LABELS = { currentPassword: 'Votre mot de passe actuel' }

/** A copy of one's data, and the end of one's account. */
export function OwnData({ due, copy, deletion }: Props) {
  const wrong = Object.values(copy.errors)[0] ?? copy.problem?.error
  return (
    <>
      <Section id={DATA_PARTS.copy} title="Une copie de vos données">
        <p>
          Tout ce que la plateforme garde de vous et de votre adresse, dans un fichier. La page{' '}
          <a href="/confidentialite">Confidentialité</a> dit pourquoi, et combien de temps.
        </p>
        {wrong && (
          <Banner tone="destructive" role="alert">
            {wrong}
          </Banner>
        )}
        {/* A file is downloaded by the browser itself: no script has a part in it. */}
        <form
          className={styles.form}
          action={OWN_DATA_API}
          method="post"
          aria-labelledby={`${DATA_PARTS.copy}-titre`}
        >
          <PasswordField
            id={`${DATA_PARTS.copy}-currentPassword`}
            name="currentPassword"
            label={LABELS.currentPassword}
            autoComplete="current-password"
            maxLength={1000}
            isRequired
          />
          <Button type="submit" look="outline">
            Télécharger mes données
          </Button>
        </form>
      </Section>
      <Section id={DATA_PARTS.deletion} title="Effacer votre compte">
        {due ? (
          <>
            <Banner tone="warning">
              Votre compte sera effacé le {longDay(new Date(due))}. Vous pouvez encore le garder.
            </Banner>
            <AccountForm
              path={KEEP_API}
              labels={{}}
              prefix="garder"
              label="Garder mon compte"
              busyLabel="Un instant…"
              isReloaded
            >
              {() => null}
            </AccountForm>
          </>
        ) : (
          <>
            <p>
              Vous avez quatorze jours pour changer d’avis. Ensuite vos demandes ouvertes sont
              retirées, vos parrainages arrêtés, et votre nom, votre adresse et vos messages
              effacés&nbsp;; la comptabilité des dons reste, sans vous.
            </p>
            <AccountForm
              path={DELETION_API}
              labels={LABELS}
              prefix={DATA_PARTS.deletion}
              labelledBy={`${DATA_PARTS.deletion}-titre`}
              label="Effacer mon compte"
              look="destructive"
              busyLabel="Un instant…"
              isReloaded
              errors={deletion.errors}
              problem={deletion.problem}
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
            </AccountForm>
          </>
        )}
      </Section>
    </>
  )
}
