'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { FormList } from './FormList'
import { ShelterScreen } from './ShelterScreen'
import { formWords } from './words.fr'

/** The list of `forms` in the admin: what each is for, and how many answers it has. */
export function FormsView(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers and its bin expect the table.
  if (isInDrawer || props.viewType === 'trash') return <DefaultListView {...props} />
  return (
    <ShelterScreen title={formWords.title}>
      {(shelter) => <FormList key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}
