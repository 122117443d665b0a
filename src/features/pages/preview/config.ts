import type { LivePreviewConfig } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { PREVIEW_BREAKPOINTS } from '@/ui/live-preview/model'

import { pagePreviewPath } from './model'

/** Payload's live preview of a page; a page that was never saved has no address yet. */
export const pageLivePreview: LivePreviewConfig = {
  url: ({ data }) => {
    const { id, shelter } = data as Partial<Page>
    const shelterId = idOf(shelter)
    return id && shelterId ? pagePreviewPath(shelterId, id) : null
  },
  breakpoints: [...PREVIEW_BREAKPOINTS],
}
