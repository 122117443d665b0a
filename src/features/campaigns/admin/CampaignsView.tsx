'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'

import { DeskScreen } from './DeskScreen'

/** The list of the collection is the desk; Payload’s own drawers and its bin keep its table. */
export function CampaignsView(list: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer || list.viewType === 'trash') return <DefaultListView {...list} />
  return <DeskScreen />
}
