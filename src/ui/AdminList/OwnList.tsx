'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import type { ReactNode } from 'react'

type Props = {
  /** What Payload gives the list. */
  list: ListViewClientProps
  children: ReactNode
}

/** A list of ours in the place of Payload’s, whose own drawers and bin keep its table. */
export function OwnList({ list, children }: Props) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer || list.viewType === 'trash' ? <DefaultListView {...list} /> : children
}
