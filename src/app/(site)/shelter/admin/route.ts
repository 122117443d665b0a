import { chooseShelter } from '@/admin/gateway/enter'

export function GET(request: Request): Promise<Response> {
  return chooseShelter(request)
}
