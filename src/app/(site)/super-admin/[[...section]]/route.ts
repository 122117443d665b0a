import { enterPlatform } from '@/admin/gateway/enter'

type Args = { params: Promise<{ section?: string[] }> }

export async function GET(request: Request, { params }: Args): Promise<Response> {
  return enterPlatform(request, (await params).section ?? [])
}
