'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { DefaultListView, Gutter, useListDrawerContext, useStepNav } from '@payloadcms/ui'
import { useEffect, useId, type ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import styles from './Plans.module.scss'
import { PlansDesk } from './PlansDesk'

type Props = ComponentProps<typeof DefaultListView>

function Screen() {
  const { options, setTenant } = useTenantSelection()
  const shelter = useShelterInHand()
  const { setStepNav } = useStepNav()
  const id = useId()
  useEffect(() => setStepNav([{ label: 'Formules' }]), [setStepNav])
  return (
    <Gutter className={styles.view}>
      {shelter ? (
        <PlansDesk key={shelter} shelter={shelter} />
      ) : (
        <div className={styles.field}>
          <h1>Formules</h1>
          <label htmlFor={id}>Choisissez un refuge{'\u00a0'}: chacun a ses formules.</label>
          <select
            id={id}
            defaultValue=""
            onChange={({ target }) => setTenant({ id: target.value, refresh: true })}
          >
            <option value="" disabled>
              Choisissez un refuge
            </option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {typeof label === 'string' ? label : value}
              </option>
            ))}
          </select>
        </div>
      )}
    </Gutter>
  )
}

/** The list of `plans` in the admin: what the chosen shelter asks for, by species and age. */
export function PlansView(props: Props) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers and its bin expect the table.
  return isInDrawer || props.viewType === 'trash' ? <DefaultListView {...props} /> : <Screen />
}
