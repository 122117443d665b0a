'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const TicketList = dynamic(() =>
  orMissing(import('./TicketList').then((file) => file.TicketList)),
)

export const TicketScreen = dynamic(() =>
  orMissing(import('./TicketScreen').then((file) => file.TicketScreen)),
)
