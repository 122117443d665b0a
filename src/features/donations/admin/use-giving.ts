'use client'

import { useCallback } from 'react'

import { useListAddress } from '@/ui/AdminList/use-list-address'
import { useRead } from '@/ui/api/use-read'

import type {
  DonationDetail,
  DonationRow,
  DonationTotals,
  GivingSummary,
  Pagination,
  SponsorshipDetail,
  SponsorshipRow,
  SponsorshipTotals,
} from '../team/view'
import {
  DONATIONS,
  itemAddress,
  listAddress,
  readView,
  SPONSORSHIPS,
  summaryAddress,
  writeView,
  type ListKind,
  type ListView,
  type Whose,
} from './query'

type List<Row, Totals> = { data: Row[]; totals: Totals; pagination: Pagination }

/** The state of a list that lives in the address; Back finds each page again. */
export function useAddress(kind: ListKind) {
  const read = useCallback((params: URLSearchParams) => readView(kind, params), [kind])
  const write = useCallback(
    (now: URLSearchParams, view: ListView) => writeView(kind, now, view),
    [kind],
  )
  return useListAddress(read, write)
}

export const useDonations = (shelter: Whose, view: ListView) =>
  useRead<List<DonationRow, DonationTotals>>(listAddress(DONATIONS, shelter, view))

export const useSponsorships = (shelter: string, view: ListView) =>
  useRead<List<SponsorshipRow, SponsorshipTotals>>(listAddress(SPONSORSHIPS, shelter, view))

export const useDonation = (shelter: Whose, id: string) =>
  useRead<{ data: DonationDetail }>(itemAddress(DONATIONS, shelter, id))

export const useSponsorship = (shelter: string, id: string) =>
  useRead<{ data: SponsorshipDetail }>(itemAddress(SPONSORSHIPS, shelter, id))

export const useSummary = (shelter: string) =>
  useRead<{ data: GivingSummary }>(summaryAddress(shelter))
