'use client'

import { DefaultListView } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'

import { PageTree } from './PageTree'

/** What asks for Payload's own table; it writes its own page and limit into the address of any list. */
const TABLE = ['where', 'search', 'vue']

/** The list of pages: a tree, and Payload's table for the bin and for filtered addresses. */
export function PagesView(props: ListViewClientProps) {
  const asked = [...useSearchParams().keys()]
  const asksTable = asked.some((key) =>
    TABLE.some((name) => key === name || key.startsWith(`${name}[`)),
  )
  // Sorting the table writes another address: it stays a table.
  const [isTable] = useState(props.viewType === 'trash' || asksTable)
  return isTable || asksTable ? <DefaultListView {...props} /> : <PageTree />
}
