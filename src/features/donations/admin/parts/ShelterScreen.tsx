'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Gutter, useStepNav } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import { commonWords as words } from '../words.fr'
import { Choice } from './Choice'
import styles from './List.module.scss'

type Props = { title: string; children: (shelter: string) => ReactNode }

/** A screen of the shelter in hand; who looks after several chooses one first. */
export function ShelterScreen({ title, children }: Props) {
  const { options, setTenant } = useTenantSelection()
  const shelter = useShelterInHand()
  const { setStepNav } = useStepNav()
  useEffect(() => setStepNav([{ label: title }]), [setStepNav, title])
  return (
    <Gutter className={styles.view}>
      {shelter ? (
        children(shelter)
      ) : (
        <div className={styles.chooser}>
          <h1>{title}</h1>
          <p>{words.chooseHint}</p>
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
