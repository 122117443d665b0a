'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'

import { idOf } from '@/platform/access/model'

import { NEWS_STATUS_LABELS, type NewsStatus } from '../model'

const isStatus = (value: unknown): value is NewsStatus =>
  typeof value === 'string' && Object.hasOwn(NEWS_STATUS_LABELS, value)

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Where the article of the form stands, as the server last said. */
export function useStanding() {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const stored = useFormFields(([fields]) => fields.status?.value)
  const publishedAt = useFormFields(([fields]) => asText(fields.publishedAt?.value))
  const shelter = useFormFields(([fields]) => idOf(fields.shelter?.initialValue as string | null))
  const { initialValue } = useField<string | null>({ path: 'scheduledAt' })
  const status: NewsStatus = isStatus(stored) ? stored : 'DRAFT'
  const hasDraft = status === 'PUBLISHED' && hasPublishedDoc && unpublishedVersionCount > 0
  return { status, shelter, publishedAt, scheduledAt: asText(initialValue), hasDraft }
}
