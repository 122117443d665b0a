import { explainAdmin } from '@/admin/gateway/enter'

/** Whoever may not enter the admin learns what it is, and who can open it. */
export function GET(request: Request): Promise<Response> {
  return explainAdmin(request)
}
