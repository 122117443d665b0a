'use client'

import { useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react'

import { ButtonLink } from '@/ui/Button'

import type { GiftOffer } from '../form/model'
import type { GiftDialog } from './GiftDialog'

type Dialog = ComponentType<ComponentProps<typeof GiftDialog>>

const loadDialog = () => import('./GiftDialog').then((file) => file.GiftDialog)

type Props = Pick<
  ComponentProps<typeof ButtonLink>,
  'look' | 'isSmall' | 'className' | 'children'
> & {
  offer: GiftOffer
}

/** Opens the form of giving over the page, or leads to its page. */
export function GiftButton({ offer, ...link }: Props) {
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
      // No network for the dialog: the page says the same.
      window.location.assign(offer.path)
    }
  }
  return (
    <>
      <ButtonLink
        {...link}
        href={offer.path}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={(event) => void open(event)}
      />
      {Loaded && isOpen && <Loaded offer={offer} onClose={() => setIsOpen(false)} />}
    </>
  )
}
