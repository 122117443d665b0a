import type { CollectionBeforeValidateHook } from 'payload'

import { refuse } from '@/platform/validation/issues'

import { refusePassword } from '../model'

export const checkPassword: CollectionBeforeValidateHook = ({ data }) => {
  if (typeof data?.password !== 'string') return data
  const message = refusePassword(data.password)
  if (message) refuse('users', [{ path: 'password', message }])
  return data
}
