import { enterShelter } from '@/admin/gateway/enter'

type Args = { params: Promise<{ shelterId: string; section?: string[] }> }

export async function GET(request: Request, { params }: Args): Promise<Response> {
  const { shelterId, section = [] } = await params
  return enterShelter(request, shelterId, section)
}
