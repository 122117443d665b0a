'use client'

import { useRead, useReadAt } from '@/ui/api/use-read'

import { donationAddress, type Whose } from './query'

export const useDonation = (shelter: Whose, id: string) => useReadAt(donationAddress(shelter, id))

export const useSponsorship = (shelter: string, id: string) =>
  useRead('/api/shelter/{shelterId}/sponsorships/{sponsorshipId}', {
    params: { shelterId: shelter, sponsorshipId: id },
  })

export const useSummary = (shelter: string) =>
  useRead('/api/shelter/{shelterId}/giving/summary', { params: { shelterId: shelter } })
