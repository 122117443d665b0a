import { toSignIn } from '@/features/accounts/to-sign-in'

/** There is one sign-in for everybody. */
export function GET(request: Request): Response {
  return toSignIn(request)
}
