'use client'

import { DefaultListView } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { ListViewClientProps } from 'payload'

import { PageTree } from './PageTree'

/** What only Payload's own table can show. */
const TABLE = ['where', 'search', 'limit', 'page', 'sort']

/** The list of pages: a tree, and Payload's table for the bin and for filtered addresses. */
export function PagesView(props: ListViewClientProps) {
  const asked = [...useSearchParams().keys()]
  const isTable =
    props.viewType === 'trash' ||
    asked.some((key) => TABLE.some((name) => key === name || key.startsWith(`${name}[`)))
  return isTable ? <DefaultListView {...props} /> : <PageTree />
}
