'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const SchemaField = lazyPart(
  dynamic(() => orMissing(() => import('./SchemaField').then((file) => file.SchemaField))),
)

export const Submission = lazyPart(
  dynamic(() =>
    orMissing(() => import('../inbox/admin/Submission').then((file) => file.Submission)),
  ),
)

export const InboxView = lazyPart(
  dynamic(() => orMissing(() => import('../inbox/admin/InboxView').then((file) => file.InboxView))),
)

export const FormsView = lazyPart(
  dynamic(() => orMissing(() => import('../inbox/admin/FormsView').then((file) => file.FormsView))),
)
