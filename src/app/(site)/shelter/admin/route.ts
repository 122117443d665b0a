import { chooseShelter } from '@/features/accounts/enter'

export function GET(request: Request): Promise<Response> {
  return chooseShelter(request)
}
