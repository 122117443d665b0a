import * as platformGiving from '@/features/donations/team/platform-api'
import * as teamGiving from '@/features/donations/team/api'
import type { Route } from '@/platform/http/route'

/** What teams and the platform see and do of gifts: part of `routes.ts`. */
export const givingRoutes: readonly Route[] = [
  teamGiving.listDonations,
  teamGiving.exportDonationsCsv,
  teamGiving.exportLedgerCsv,
  teamGiving.readOneDonation,
  teamGiving.refundDonation,
  teamGiving.listSponsorships,
  teamGiving.readOneSponsorship,
  teamGiving.refundSponsorship,
  teamGiving.endOneSponsorship,
  teamGiving.listAnimalSponsors,
  teamGiving.readSummary,
  platformGiving.listPlatformDonations,
  platformGiving.exportPlatformDonations,
  platformGiving.exportPlatformLedger,
  platformGiving.readPlatformDonation,
  platformGiving.refundPlatformDonation,
]
