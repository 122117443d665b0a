'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import useSWR from 'swr'

import type {
  DonationDetail,
  DonationRow,
  DonationTotals,
  GivingSummary,
  Pagination,
  SponsorshipDetail,
  SponsorshipRow,
  SponsorshipTotals,
} from '../desk/view'
import { read } from './client'
import {
  DONATIONS,
  itemAddress,
  listAddress,
  readView,
  SPONSORSHIPS,
  summaryAddress,
  writeView,
  type DeskKind,
  type DeskView,
} from './query'

type List<Row, Totals> = { data: Row[]; totals: Totals; pagination: Pagination }

/** The state of a list that lives in the address; Back finds each page again. */
export function useAddress(kind: DeskKind) {
  const params = useSearchParams()
  const text = params.toString()
  const view = useMemo(() => readView(kind, new URLSearchParams(text)), [kind, text])
  const setView = useCallback(
    (next: DeskView, isStep = false) => {
      const query = writeView(kind, new URLSearchParams(window.location.search), next).toString()
      const address = query ? `?${query}` : window.location.pathname
      if (isStep) window.history.pushState(null, '', address)
      else window.history.replaceState(null, '', address)
    },
    [kind],
  )
  return { view, setView }
}

const QUIET = { revalidateOnFocus: true, shouldRetryOnError: false } as const

/** What an address answers, and how it goes; the answer before stays while the next one loads. */
function useRead<Answer>(address: string) {
  const { data, error, isLoading, mutate } = useSWR<Answer, Error>(address, read<Answer>, {
    ...QUIET,
    keepPreviousData: true,
  })
  const refresh = useCallback(async () => {
    await mutate()
  }, [mutate])
  return { answer: data, error, isLoading, refresh }
}

export const useDonations = (shelter: string, view: DeskView) =>
  useRead<List<DonationRow, DonationTotals>>(listAddress(DONATIONS, shelter, view))

export const useSponsorships = (shelter: string, view: DeskView) =>
  useRead<List<SponsorshipRow, SponsorshipTotals>>(listAddress(SPONSORSHIPS, shelter, view))

export const useDonation = (shelter: string, id: string) =>
  useRead<{ data: DonationDetail }>(itemAddress(DONATIONS, shelter, id))

export const useSponsorship = (shelter: string, id: string) =>
  useRead<{ data: SponsorshipDetail }>(itemAddress(SPONSORSHIPS, shelter, id))

export const useSummary = (shelter: string) =>
  useRead<{ data: GivingSummary }>(summaryAddress(shelter))
