'use client'

import { LazyFramedFailure } from '@/ui/LazyFramedFailure'

type Props = { error: Error & { digest?: string } }

/** A page of a shelter that could not be made: its menu stays. */
export default function ShelterError({ error }: Props) {
  return <LazyFramedFailure reference={error.digest} />
}
