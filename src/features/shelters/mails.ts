import type { PayloadRequest } from 'payload'

import type { Invited } from '@/features/accounts/invite/commands'
import type { Shelter } from '@/payload-types'

export async function tellReceived(_req: PayloadRequest, _shelter: Shelter) {}
export async function tellReviewers(_req: PayloadRequest, _shelter: Shelter) {}
export async function tellApproved(_req: PayloadRequest, _shelter: Shelter, _invited: Invited) {}
export async function tellRejected(_req: PayloadRequest, _shelter: Shelter, _reason: string) {}
export async function tellSuspended(_req: PayloadRequest, _shelter: Shelter, _reason: string) {}
export async function tellReinstated(_req: PayloadRequest, _shelter: Shelter) {}
