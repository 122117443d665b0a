'use client'

import { Tooltip } from '@base-ui/react/tooltip'
import { useState, type ReactElement } from 'react'

import styles from './AdminTooltip.module.scss'

/** Milliseconds under the pointer before it shows. Source: docs/decisions/look.md. */
const DELAY = 300

type Props = {
  /** What the button is called; its own name says it to those who do not see. */
  text: string
  /** The button, which takes what the tooltip wants to hear of. */
  children: ReactElement<Record<string, unknown>>
}

/** The name of a button that is a drawing: after 300 ms under the pointer, at once with the keyboard. */
export function AdminTooltip({ text, children }: Props) {
  // What is open as a modal dialog is above everything else of the page: its tooltips are in it.
  const [dialog, setDialog] = useState<HTMLElement>()
  return (
    <Tooltip.Root
      disableHoverablePopup
      onOpenChange={(isOpen, { trigger }) => {
        if (isOpen) setDialog(trigger?.closest<HTMLElement>('dialog') ?? undefined)
      }}
    >
      <Tooltip.Trigger delay={DELAY} render={children} />
      <Tooltip.Portal container={dialog}>
        <Tooltip.Positioner className={styles.place} sideOffset={6} collisionPadding={8}>
          <Tooltip.Popup className={styles.tip}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
