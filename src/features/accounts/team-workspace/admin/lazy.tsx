'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const TeamView = dynamic(() => orMissing(import('./TeamView').then((file) => file.TeamView)))

export const OwnTeams = dynamic(() => orMissing(import('./OwnTeams').then((file) => file.OwnTeams)))
