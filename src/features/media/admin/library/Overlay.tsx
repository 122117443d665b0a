'use client'

import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  label: string
  className: string | undefined
  onClose: () => void
  children: ReactNode
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * A dialog above everything, whatever form or editor opened it: the keys and clicks inside
 * stay inside. The browser traps the focus, and gives it back to what opened it.
 */
export function Overlay({ label, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      element.showModal()
      // Whoever comes to choose begins by looking for something, not by closing.
      element.querySelector<HTMLElement>('input[type="search"]')?.focus()
    }
    return () => element?.close()
  }, [])

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here: events of a portal must not reach the editor that opened it
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={stop}
      onKeyUp={stop}
      onClick={stop}
      onPointerDown={stop}
      onDrop={stop}
      onDragOver={stop}
      onPaste={stop}
      onCopy={stop}
      onCut={stop}
      onSubmit={stop}
    >
      {children}
    </dialog>,
    document.body,
  )
}
