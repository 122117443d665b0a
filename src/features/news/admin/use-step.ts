'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'

import type { NewsStatus } from '../model'

/** Saves the article as it is on screen and asks for its next state, in one go. */
export function useStep(): (nextStatus: NewsStatus) => Promise<void> {
  const { config } = useConfig()
  const { id, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()
  const { submit } = useForm()
  return async (nextStatus) => {
    const done = await submit({
      action: `${config.routes.api}/news${id ? `/${id}` : ''}?depth=0&fallback-locale=null`,
      method: id ? 'PATCH' : 'POST',
      overrides: { nextStatus, _status: 'draft' },
      // The server says what is missing, in the words of the product.
      skipValidation: true,
    })
    if (!done) return
    setHasPublishedDoc(nextStatus === 'PUBLISHED')
    setUnpublishedVersionCount(0)
  }
}
