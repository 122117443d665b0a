import { APIError } from 'payload'

export const STORAGE_DOWN =
  'Le stockage des fichiers est momentanément indisponible. Réessayez dans un instant.'

/** The storage cannot answer now; Payload's own endpoints keep the status too. */
export class StorageDownError extends APIError {
  constructor(cause: unknown) {
    super(STORAGE_DOWN, 503, undefined, true)
    this.name = 'StorageDownError'
    this.cause = cause
  }
}
