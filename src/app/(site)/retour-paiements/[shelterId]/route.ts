import { returnFromProvider } from '@/features/donations/account/return'

type Args = { params: Promise<{ shelterId: string }> }

export async function GET(request: Request, { params }: Args): Promise<Response> {
  return returnFromProvider(request, (await params).shelterId)
}
