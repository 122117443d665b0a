'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const TicketList = lazyPart(
  dynamic(() => orMissing(() => import('./TicketList').then((file) => file.TicketList))),
)

export const TicketScreen = lazyPart(
  dynamic(() => orMissing(() => import('./TicketScreen').then((file) => file.TicketScreen))),
)
