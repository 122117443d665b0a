'use client'

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'

import { ButtonLink } from '@/ui/Button'
import { useEarly } from '@/ui/use-early'

import styles from './AdoptBar.module.scss'
import type { Contact, ContactProps } from './ContactDialog'

const loadCard = () => import('./ContactDialog').then((file) => file.ContactDialog)

type Props = {
  /** Of the animal. */
  name: string
  /** A family is already on its way. */
  isReserved: boolean
  /** The shelter takes no requests on this site: one asks it directly. */
  isByContact: boolean
  /** Whole address of the page. */
  url: string
  shelter: Contact
  /** The other way to help it: sponsoring. */
  beside?: ReactNode
}

/**
 * The way to the shelter, under the thumb on a phone: opens its card; without JavaScript it leads
 * further down, to where the same is written.
 */
export function AdoptBar({ name, isReserved, isByContact, url, shelter, beside }: Props) {
  const [Card, setCard] = useState<ComponentType<ContactProps>>()
  const [isOpen, setIsOpen] = useState(false)
  useEarly(loadCard)
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const loaded = await loadCard()
      setCard(() => loaded)
      setIsOpen(true)
    } catch {
      // No network for the card: the same is written further down.
      window.location.hash = 'refuge'
    }
  }
  return (
    <div className={styles.bar} data-is-open={isOpen || undefined}>
      <ButtonLink
        href="#refuge"
        aria-haspopup="dialog"
        look={isReserved ? 'outline' : 'primary'}
        onPointerEnter={() => void loadCard().catch(() => undefined)}
        onClick={(event) => void open(event)}
      >
        {isReserved || isByContact ? 'Contacter le refuge' : `Adopter ${name}`}
      </ButtonLink>
      {beside}
      {Card && isOpen && (
        <Card
          name={name}
          url={url}
          shelter={shelter}
          isReserved={isReserved}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
