'use client'

import { useReadAt } from '@/ui/api/use-read'

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
  SPONSORSHIPS,
  summaryAddress,
  type ListView,
  type Whose,
} from './query'

type List<Row, Totals> = { data: Row[]; totals: Totals; pagination: Pagination }

export const useDonations = (shelter: Whose, view: ListView) =>
  useReadAt<List<DonationRow, DonationTotals>>(listAddress(DONATIONS, shelter, view))

export const useSponsorships = (shelter: string, view: ListView) =>
  useReadAt<List<SponsorshipRow, SponsorshipTotals>>(listAddress(SPONSORSHIPS, shelter, view))

export const useDonation = (shelter: Whose, id: string) =>
  useReadAt<{ data: DonationDetail }>(itemAddress(DONATIONS, shelter, id))

export const useSponsorship = (shelter: string, id: string) =>
  useReadAt<{ data: SponsorshipDetail }>(itemAddress(SPONSORSHIPS, shelter, id))

export const useSummary = (shelter: string) =>
  useReadAt<{ data: GivingSummary }>(summaryAddress(shelter))
