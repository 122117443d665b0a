'use client'

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'

import { ButtonLink } from '@/ui/Button'

import type { FormDialog } from './FormDialog'

type Dialog = ComponentType<Parameters<typeof FormDialog>[0]>

const loadDialog = () => import('./FormDialog').then((file) => file.FormDialog)

type Props = {
  formId: string
  /** The page of the form: where the button leads without JavaScript, and without a network. */
  href: string
  children: ReactNode
}

/** A button that opens a form over the page. */
export function FormButton({ formId, href, children }: Props) {
  const [Loaded, setLoaded] = useState<Dialog>()
  const [isOpen, setIsOpen] = useState(false)
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const dialog = await loadDialog()
      setLoaded(() => dialog)
      setIsOpen(true)
    } catch {
      window.location.assign(href)
    }
  }
  return (
    <>
      <ButtonLink
        href={href}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={(event) => void open(event)}
      >
        {children}
      </ButtonLink>
      {Loaded && isOpen && <Loaded formId={formId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
