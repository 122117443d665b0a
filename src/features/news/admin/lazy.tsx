'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const NewsListView = dynamic(() =>
  orMissing(import('../workspace/admin/NewsListView').then((file) => file.NewsListView)),
)

export const StatusLine = dynamic(() =>
  orMissing(import('./StatusLine').then((file) => file.StatusLine)),
)

export const StatusWord = dynamic(() =>
  orMissing(import('./StatusLine').then((file) => file.StatusWord)),
)
