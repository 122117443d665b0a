'use client'

import { Tabs } from '@base-ui/react/tabs'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import styles from './AdminTabs.module.scss'

type Props<Key extends string> = {
  /** What the tabs are about: « Fiche de Nala ». */
  label: string
  /** At least one. */
  tabs: ReadonlyArray<{ key: Key; name: ReactNode; id?: string }>
  chosen: Key
  onChoose: (key: Key) => void
  /** The content on show. */
  children: ReactNode
  /** Of what is around the content. */
  className?: string
  panelClassName?: string
}

/** Several contents in one place of the admin, one on show; the arrows go from one to the next. */
export function AdminTabs<Key extends string>(props: Props<Key>) {
  const { label, tabs, chosen, onChoose, children, className, panelClassName } = props
  const last = useRef(chosen)
  useLayoutEffect(() => {
    last.current = chosen
  }, [chosen])
  const choose = (key: Key) => {
    last.current = key
    onChoose(key)
  }
  /** The library is silent of the tab on show, even while another one is on its way. */
  const back = (key: Key) => {
    if (key === chosen && last.current !== key) choose(key)
  }
  return (
    <Tabs.Root
      className={className}
      value={chosen}
      // The library hands out what it was given as the value of a tab.
      onValueChange={choose}
    >
      <Tabs.List className={styles.tabs} aria-label={label} activateOnFocus>
        {tabs.map(({ key, name, id }) => (
          <Tabs.Tab
            key={key}
            value={key}
            id={id}
            className={styles.tab}
            onFocus={() => back(key)}
            onClick={() => back(key)}
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* Its fields are the next stops of the keyboard, not the panel as a whole. */}
      <Tabs.Panel value={chosen} className={panelClassName} tabIndex={-1}>
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
