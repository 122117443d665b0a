'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const TeamView = lazyPart(
  dynamic(() => orMissing(() => import('./TeamView').then((file) => file.TeamView))),
)

export const OwnTeams = lazyPart(
  dynamic(() => orMissing(() => import('./OwnTeams').then((file) => file.OwnTeams))),
  null,
)
