'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { FormList } from './FormList'
import { formWords } from './words.fr'

function Screen() {
  return (
    <ShelterScreen title={formWords.title} hint={formWords.chooseHint} shelter={useShelterInHand()}>
      {(shelter) => <FormList key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `forms` in the admin: what each is for, and how many answers it has. */
export function FormsView(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers and its bin expect the table.
  if (isInDrawer || props.viewType === 'trash') return <DefaultListView {...props} />
  return <Screen />
}
