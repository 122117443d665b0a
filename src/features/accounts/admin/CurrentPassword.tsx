'use client'

import { useEffect } from 'react'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'

const PATH = 'currentPassword'

/**
 * Asks for the present password as soon as somebody changes their own e-mail or password. Until
 * then it is not there: a browser that fills it in would make the form look changed.
 */
export function CurrentPassword() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isChanging = useFormFields(
    ([fields]) =>
      fields.password !== undefined || fields.email?.value !== fields.email?.initialValue,
  )
  const isAsked = isChanging && Boolean(id) && user?.id === id
  return isAsked ? <Asked /> : null
}

function Asked() {
  const dispatch = useFormFields(([, change]) => change)
  useEffect(() => () => dispatch({ type: 'REMOVE', path: PATH }), [dispatch])
  return (
    <PasswordField
      autoComplete="current-password"
      path={PATH}
      field={{
        name: PATH,
        label: 'Mot de passe actuel',
        required: true,
        admin: { description: 'Pour changer votre e-mail ou votre mot de passe.' },
      }}
    />
  )
}
