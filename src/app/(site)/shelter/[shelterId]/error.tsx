'use client'

import { FailurePage } from '@/ui/FailurePage'

type Props = { error: Error & { digest?: string } }

/** A page of a shelter that could not be made: its menu stays. */
export default function ShelterError({ error }: Props) {
  return <FailurePage reference={error.digest} isFramed />
}
