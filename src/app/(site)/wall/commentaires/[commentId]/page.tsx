import { notFound, redirect } from 'next/navigation'

import { commentPlace } from '@/features/wall/queries'

type Props = {
  params: Promise<{ commentId: string }>
  searchParams: Promise<{ fait?: string | string[] }>
}

export const dynamic = 'force-dynamic'

/** Leads to a comment, on its page of the conversation. */
export default async function Page({ params, searchParams }: Props) {
  const { commentId } = await params
  const { fait } = await searchParams
  const place = await commentPlace(commentId)
  if (!place) notFound()
  redirect(place(fait === 'commente' ? fait : null))
}
