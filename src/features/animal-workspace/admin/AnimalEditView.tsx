'use client'

import { DefaultEditView, useDocumentDrawerContext, useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'

import { EntryScreen } from './entry/EntryScreen'

/**
 * The sheet of an animal in the admin. A new one begins with the few things that are known when
 * it comes in; Payload's whole form is for an animal that is lost, found or already gone.
 */
export function AnimalEditView(props: ComponentProps<typeof DefaultEditView>) {
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const isWhole = useSearchParams().get('sheet') === 'full'
  return id === undefined && !drawerSlug && !isWhole ? (
    <EntryScreen />
  ) : (
    <DefaultEditView {...props} />
  )
}
