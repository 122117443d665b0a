'use client'

import { useEffect } from 'react'

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'

import styles from '@/ui/AdminField.module.scss'

const PATH = 'currentPassword'

/** What Payload's form keeps after a save, and would send again with the next one. */
const SECRETS = ['password', 'confirm-password', PATH]

/** A team member's own address is read here, and changed where a link proves the new one. */
const OwnAddress = () => (
  <p className={`field-type ${styles.hint}`}>
    Pour changer votre adresse e-mail, ouvrez <a href="/account">votre compte</a>
    {'\u00a0'}: un lien est envoyé à la nouvelle.
  </p>
)

/**
 * Asks for the present password as soon as somebody changes their own e-mail or password. Until
 * then it is not there: a browser that fills it in would make the form look changed.
 */
export function CurrentPassword() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  // Payload takes a form for unmodified as soon as anything answered, a refusal too.
  const isRefused = useFormSubmitted()
  const isAtWork = useFormProcessing()
  const isSaved = !useFormModified() && !isAtWork && !isRefused
  const dispatch = useFormFields(([, change]) => change)
  const isChanging = useFormFields(
    ([fields]) =>
      fields.password !== undefined || fields.email?.value !== fields.email?.initialValue,
  )
  useEffect(() => {
    if (!isSaved) return
    for (const path of SECRETS) dispatch({ type: 'REMOVE', path })
  }, [isSaved, dispatch])
  const fault = useFormFields(([{ [PATH]: field }]) =>
    field?.valid === false ? field.errorMessage : undefined,
  )
  if (!id || user?.id !== id) return null
  if (isSaved || !isChanging) return user.isSuperAdmin ? null : <OwnAddress />
  return (
    <>
      <PasswordField
        autoComplete="current-password"
        path={PATH}
        field={{ name: PATH, label: 'Votre mot de passe actuel', required: true }}
      />
      {/* On a phone Payload hides the bubble in which it says this. */}
      {fault && (
        <p className={styles.error} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
