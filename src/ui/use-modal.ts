'use client'

import { useEffect, useLayoutEffect, useRef, type PointerEvent, type SyntheticEvent } from 'react'

const isItself = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

/**
 * Keeps a native `<dialog>` in step with `isOpen`. The browser keeps the focus inside, makes the
 * page behind inert and gives the focus back; Escape and a press on the backdrop ask to close.
 * First in focus: what carries `data-autofocus`, else the title.
 * @param onClose told once each time the reader asks to close; the caller then sets `isOpen`
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const startedOutside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    element.showModal()
    const wanted = element.querySelector<HTMLElement>('[data-autofocus]')
    const first = wanted ?? element.querySelector<HTMLElement>('[data-modal-title]')
    first?.focus()
  }, [isOpen])

  // Taken away while open, it would leave the focus nowhere.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) element.close()
    }
  }, [])

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      // A file chooser that is given up says « cancel » too.
      if (!isItself(event)) return
      event.preventDefault()
      onClose()
    },
    onClose: (event: SyntheticEvent) => {
      if (isItself(event) && isOpen && !dialog.current?.open) onClose()
    },
    // A selection of text that ends outside is no wish to leave.
    onPointerDown: (event: PointerEvent) => {
      startedOutside.current = isItself(event)
    },
    onClick: (event: SyntheticEvent) => {
      if (isItself(event) && startedOutside.current) onClose()
    },
  }
}
