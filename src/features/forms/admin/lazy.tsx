'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const SchemaField = dynamic(() =>
  orMissing(import('./SchemaField').then((file) => file.SchemaField)),
)

export const Submission = dynamic(() =>
  orMissing(import('../inbox/admin/Submission').then((file) => file.Submission)),
)

export const InboxView = dynamic(() =>
  orMissing(import('../inbox/admin/InboxView').then((file) => file.InboxView)),
)

export const FormsView = dynamic(() =>
  orMissing(import('../inbox/admin/FormsView').then((file) => file.FormsView)),
)
