'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { DefaultListView, Gutter, useListDrawerContext, useStepNav } from '@payloadcms/ui'
import { useEffect, type ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import { ChooseShelter } from './ChooseShelter'
import { Gallery } from './Gallery'
import styles from './Gallery.module.scss'
import { labels } from './labels.fr'

type Props = ComponentProps<typeof DefaultListView>

function Screen() {
  const { options, setTenant } = useTenantSelection()
  const shelter = useShelterInHand()
  const { setStepNav } = useStepNav()
  useEffect(() => setStepNav([{ label: labels.title }]), [setStepNav])
  return (
    <Gutter className={styles.view}>
      {shelter ? (
        <Gallery key={shelter} shelter={shelter} />
      ) : (
        <ChooseShelter options={options} onChoose={(id) => setTenant({ id, refresh: true })} />
      )}
    </Gutter>
  )
}

/** The list of `media` in the admin: the library of the chosen shelter. */
export function GalleryView(props: Props) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers and its bin expect the table.
  return isInDrawer || props.viewType === 'trash' ? <DefaultListView {...props} /> : <Screen />
}
