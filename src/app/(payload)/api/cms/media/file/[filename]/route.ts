import { servePicture } from '@/features/media/serve'

type Context = { params: Promise<{ filename: string }> }

/** Pictures never change under their name, so they need no database and no session. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return servePicture((await params).filename, request)
}
