'use client'

import { LazyFailurePage } from '@/ui/LazyFailurePage'

type Props = { error: Error & { digest?: string } }

/** Something failed on our side: say so, offer to try again, show nothing of it. */
export default function SiteError({ error }: Props) {
  return <LazyFailurePage reference={error.digest} />
}
