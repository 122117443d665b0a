'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const NewsListView = lazyPart(
  dynamic(() =>
    orMissing(() => import('../workspace/admin/NewsListView').then((file) => file.NewsListView)),
  ),
)

export const StatusLine = lazyPart(
  dynamic(() => orMissing(() => import('./StatusLine').then((file) => file.StatusLine))),
  null,
)

export const StatusWord = lazyPart(
  dynamic(() => orMissing(() => import('./StatusLine').then((file) => file.StatusWord))),
  null,
)
