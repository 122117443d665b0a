'use client'

import { useRead, useReadAt } from '@/ui/api/use-read'

import {
  donationAddress,
  donationsAddress,
  sponsorshipsAddress,
  type ListView,
  type Whose,
} from './query'

export const useDonations = (shelter: Whose, view: ListView) =>
  useReadAt(donationsAddress(shelter, view))

export const useSponsorships = (shelter: string, view: ListView) =>
  useReadAt(sponsorshipsAddress(shelter, view))

export const useDonation = (shelter: Whose, id: string) => useReadAt(donationAddress(shelter, id))

export const useSponsorship = (shelter: string, id: string) =>
  useRead('/api/shelter/{shelterId}/sponsorships/{sponsorshipId}', {
    params: { shelterId: shelter, sponsorshipId: id },
  })

export const useSummary = (shelter: string) =>
  useRead('/api/shelter/{shelterId}/giving/summary', { params: { shelterId: shelter } })
