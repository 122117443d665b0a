import { formValues } from '@/ui/live-preview/model'

import type { BACKGROUND_LABELS } from '../content/options'
import type { TemplateContent } from '../content/schema-blocks'

export type Background = keyof typeof BACKGROUND_LABELS

/** What one template of the editor looks like on the site. */
export type TemplateView = { content: TemplateContent; background: Background }

/** Where the team of a shelter sees a page as it will be, drafts and unsaved words included. */
export const pagePreviewPath = (shelterId: string, pageId: string): string =>
  `/apercu/${shelterId}/${pageId}`

/** Where one template is drawn alone, for a frame inside the editor. */
export const templatePreviewPath = (shelterId: string, view: TemplateView): string =>
  `/apercu/${shelterId}/modele?vue=${encodeURIComponent(JSON.stringify(view))}`

/** From the editor to the frame of a template. */
export const VIEW_MESSAGE = 'patte-preview-view'
/** From the frame of a template to the editor; `height` in pixels. */
export const SIZE_MESSAGE = 'patte-preview-size'

/** The part of a page's form that the preview draws. */
export type PageValues = { title?: unknown; isHomepage?: unknown; sections?: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a message to the preview of a page carries; null for any other message. */
export function pageValues(message: unknown): PageValues | null {
  const values = formValues(message)
  return (
    values && {
      title: values.title,
      isHomepage: values.isHomepage,
      sections: values.sections,
    }
  )
}

/** What a message to the preview of a template carries; null for any other message. */
export function templateView(message: unknown): TemplateView | null {
  if (!isObject(message) || message.type !== VIEW_MESSAGE || !isObject(message.view)) return null
  return message.view as TemplateView
}

/** The height that the frame of a template says it needs, in pixels; null for any other message. */
export function sizeOf(message: unknown): number | null {
  if (!isObject(message) || message.type !== SIZE_MESSAGE) return null
  const { height } = message
  return typeof height === 'number' && Number.isFinite(height) && height >= 0 ? height : null
}
