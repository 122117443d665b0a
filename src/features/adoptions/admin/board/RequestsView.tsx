'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { DefaultListView, Gutter, useListDrawerContext, useStepNav } from '@payloadcms/ui'
import { useEffect, type ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import { Choice } from '../ui/Fields'
import { deskWords as words } from '../words.fr'
import { Desk } from './Desk'
import styles from './Desk.module.scss'

type Props = ComponentProps<typeof DefaultListView>

function Screen() {
  const { options, setTenant } = useTenantSelection()
  const shelter = useShelterInHand()
  const { setStepNav } = useStepNav()
  useEffect(() => setStepNav([{ label: words.title }]), [setStepNav])
  return (
    <Gutter className={styles.view}>
      {shelter ? (
        <Desk key={shelter} shelter={shelter} />
      ) : (
        <div className={styles.chooser}>
          <h1>{words.title}</h1>
          <p>{words.chooseShelterHint}</p>
          <Choice
            label={words.chooseShelter}
            value=""
            options={[
              ['', '…'],
              ...options.map(
                ({ value, label }) =>
                  [String(value), typeof label === 'string' ? label : String(value)] as const,
              ),
            ]}
            onChange={(id) => setTenant({ id, refresh: true })}
          />
        </div>
      )}
    </Gutter>
  )
}

/** The list of `adoption-requests` in the admin: the board of the chosen shelter. */
export function RequestsView(props: Props) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers expect the table.
  return isInDrawer ? <DefaultListView {...props} /> : <Screen />
}
