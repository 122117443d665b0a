'use client'

import type { ListViewClientProps } from 'payload'

import { OwnList } from '@/ui/AdminList/OwnList'

import { DeskScreen } from './DeskScreen'

/** The list of the collection is the desk. */
export const RequestsView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <DeskScreen />
  </OwnList>
)
