'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Gutter, useStepNav } from '@payloadcms/ui'
import { useEffect, useId, type ReactNode } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import styles from './Inbox.module.scss'
import { words } from './words.fr'

type Props = { title: string; children: (shelter: string) => ReactNode }

/** A screen of the shelter in hand; who works for several chooses one first. */
export function ShelterScreen({ title, children }: Props) {
  const { options, setTenant } = useTenantSelection()
  const shelter = useShelterInHand()
  const { setStepNav } = useStepNav()
  const id = useId()
  useEffect(() => setStepNav([{ label: title }]), [setStepNav, title])
  return (
    <Gutter className={styles.view}>
      {shelter ? (
        children(shelter)
      ) : (
        <div className={styles.chooser}>
          <h1>{title}</h1>
          <p>
            {words.chooseShelter}. {words.chooseHint}
          </p>
          <label className={styles.hidden} htmlFor={id}>
            {words.shelter}
          </label>
          <select
            id={id}
            defaultValue=""
            onChange={(event) => setTenant({ id: event.target.value, refresh: true })}
          >
            <option value="" disabled>
              {words.chooseShelter}
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
