'use client'

import { DefaultListView } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'

import { OwnList } from '@/ui/AdminList/OwnList'
import { mayShowTable } from '@/ui/AdminList/table-address'

import { PageTree } from './PageTree'

/** What asks for Payload's own table. */
const TABLE = ['where', 'search', 'vue']

/** The list of pages: a tree, and Payload's table for filtered addresses. */
export function PagesView(list: ListViewClientProps) {
  const keys = [...useSearchParams().keys()]
  const asksTable = keys.some((key) =>
    TABLE.some((name) => key === name || key.startsWith(`${name}[`)),
  )
  const [wasTable] = useState(asksTable)
  // Sorting the table writes another address: it stays a table.
  const isTable = asksTable || (wasTable && mayShowTable(keys))
  return <OwnList list={list}>{isTable ? <DefaultListView {...list} /> : <PageTree />}</OwnList>
}
