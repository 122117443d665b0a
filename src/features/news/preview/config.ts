import type { LivePreviewConfig } from 'payload'

import type { News } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { PREVIEW_BREAKPOINTS } from '@/ui/live-preview/model'

import { articlePreviewPath } from './model'

/** Payload's live preview of an article; one that was never saved has no address yet. */
export const articleLivePreview: LivePreviewConfig = {
  url: ({ data }) => {
    const { id, shelter } = data as Partial<News>
    const shelterId = idOf(shelter)
    return id && shelterId ? articlePreviewPath(shelterId, id) : null
  },
  breakpoints: [...PREVIEW_BREAKPOINTS],
}
