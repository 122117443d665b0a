import type { APIError, ValidationError } from 'payload'

import type { HttpError } from './errors'

// `instanceof` lies on a built server: the admin and the API are bundled apart, each with its
// own copy of every class of ours, and Payload runs in whichever was asked first. What does not
// change is the `name` that each class writes down itself, or that Payload, which stands outside
// of all bundles, gives to its own. The names of classes are shortened there.

const named = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name

/** Whether this is one of our own refusals, whichever bundle threw it. */
export const isHttpError = (error: unknown): error is HttpError => named(error, 'HttpError')

/** Whether the storage of files could not answer, whichever bundle threw it. */
export const isStorageDown = (error: unknown): error is Error => named(error, 'StorageDownError')

/** Whether this is Payload's refusal of values, whichever bundle threw it. */
export const isValidationError = (error: unknown): error is ValidationError =>
  named(error, 'ValidationError') && isApiError(error)

/** Whether this is Payload's refusal of a pair of e-mail and password. */
export const isAuthenticationError = (error: unknown): error is APIError =>
  named(error, 'AuthenticationError') && isApiError(error)

/** Whether this is Payload's own « no » to whoever asks: a rule of ours that says why is another. */
export const isForbidden = (error: unknown): error is APIError =>
  named(error, 'Forbidden') && isApiError(error)

/** Whether Payload knows no column of that name: a filter is a free word. */
export const isUnknownPath = (error: unknown): error is APIError =>
  named(error, 'QueryError') && isApiError(error)

/** Whether this is any error of Payload that carries a status, whichever bundle threw it. */
export const isApiError = (error: unknown): error is APIError =>
  error instanceof Error &&
  'isOperational' in error &&
  'status' in error &&
  typeof error.status === 'number'
