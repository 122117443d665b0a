import { failureResponse } from '@/platform/http/failure'
import { REQUEST_ID_HEADER, requestIdOf } from '@/platform/http/request-id'

/** Every address of the API that leads nowhere. */
function unknown(request: Request): Response {
  const headers = { 'cache-control': 'no-store', [REQUEST_ID_HEADER]: requestIdOf(request) }
  return failureResponse({ status: 404, error: 'Cette adresse n’existe pas', headers })
}

export const GET = unknown
export const POST = unknown
export const PUT = unknown
export const PATCH = unknown
export const DELETE = unknown
export const OPTIONS = unknown
