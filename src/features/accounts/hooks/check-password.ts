import type { CollectionBeforeValidateHook } from 'payload'

import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { refuse } from '@/platform/validation/issues'

import { refusePassword } from '../model'

/** Only oneself and a super admin change a password; Payload asks no right for it. */
export const checkPassword: CollectionBeforeValidateHook<User> = ({ data, originalDoc, req }) => {
  if (data?.password === undefined || data.password === null) return data
  const actor = actorOf(req)
  if (originalDoc?.id && actor && !actor.isSuperAdmin && actor.id !== originalDoc.id) {
    const reason = 'Vous ne pouvez pas changer le mot de passe de quelqu’un d’autre'
    refuse('users', [{ path: 'password', message: reason }], 403)
  }
  if (typeof data.password !== 'string') {
    refuse('users', [{ path: 'password', message: 'Mot de passe invalide' }])
  }
  const message = refusePassword(data.password)
  if (message) refuse('users', [{ path: 'password', message }])
  return data
}
