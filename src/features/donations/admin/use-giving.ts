'use client'

import { useCallback } from 'react'
import useSWR from 'swr'

import { LIST_READS } from '@/ui/AdminList/list-reads'
import { useListAddress } from '@/ui/AdminList/use-list-address'

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
import { read } from './client'
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

/** What an address answers, and how it goes; the answer before stays while the next one loads. */
function useRead<Answer>(address: string) {
  const { data, error, isLoading, mutate } = useSWR<Answer, Error>(
    address,
    read<Answer>,
    LIST_READS,
  )
  const refresh = useCallback(async () => {
    await mutate()
  }, [mutate])
  return { answer: data, error, isLoading, refresh }
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
