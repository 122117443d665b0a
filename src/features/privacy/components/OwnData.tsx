'use client'

import type { FormState } from '@/features/accounts/components/own/forms'
import { AccountForm } from '@/features/accounts/components/own/AccountForm'
import { Section } from '@/features/accounts/components/own/Section'
import { Banner } from '@/ui/Banner'
import { PasswordField } from '@/ui/PasswordField'

import type { OwnArchive } from '../archive/model'
import { DATA_PARTS, DELETION_API, KEEP_API } from '../own/model'
import { OwnCopies } from './OwnCopies'

type Props = {
  /** What is said of an erasure that was asked for; null when none was. */
  asked: string | null
  /** The copies of the person, newest first. */
  copies: OwnArchive[]
  copy: FormState
  deletion: FormState
  /** The address of the account was confirmed. */
  isConfirmed: boolean
}

const LABELS = { currentPassword: 'Votre mot de passe actuel' }

/** Copies of one’s data, and the end of one’s account. */
export function OwnData({ asked, copies, copy, deletion, isConfirmed }: Props) {
  return (
    <>
      <OwnCopies copies={copies} form={copy} isConfirmed={isConfirmed} />
      <Section id={DATA_PARTS.deletion} title="Effacer votre compte">
        {asked ? (
          <>
            <Banner tone="warning">{asked}</Banner>
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
