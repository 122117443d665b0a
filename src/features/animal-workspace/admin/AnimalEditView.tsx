'use client'

import {
  DefaultEditView,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
} from '@payloadcms/ui'
import { notFound, useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'

import { can, idOf } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'

import { EntryScreen } from './entry/EntryScreen'
import { SheetScreen } from './sheet/SheetScreen'

/**
 * The sheet of an animal in the admin. A new one begins with the few things that are known when
 * it comes in; Payload's whole form is for an animal that is lost, found or already gone when it
 * is written down, and for what lies in the bin.
 */
export function AnimalEditView(props: ComponentProps<typeof DefaultEditView>) {
  const { id, data, isTrashed } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const { config } = useConfig()
  const actor = useActor()
  const isWhole = useSearchParams().get('sheet') === 'full'
  if (drawerSlug || isWhole || isTrashed) return <DefaultEditView {...props} />
  if (id === undefined) return <EntryScreen />
  const shelter = idOf(data?.shelter as string | { id: string } | null)
  // What everybody may read on the site is no form for another team.
  if (shelter && !can(actor, 'manageAnimals', shelter)) notFound()
  const base = `${config.routes.admin}/collections/animals`
  return shelter ? (
    <SheetScreen id={String(id)} shelter={shelter} base={base} />
  ) : (
    <DefaultEditView {...props} />
  )
}
