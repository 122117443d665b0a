'use client'

import { FramedFailure } from '@/ui/FailureWords'

type Props = { error: Error & { digest?: string } }

/** A page of a shelter that could not be made: its menu stays. */
export default function ShelterError({ error }: Props) {
  return <FramedFailure reference={error.digest} />
}
