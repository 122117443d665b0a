'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'

import { ButtonLink } from '@/ui/Button'

import styles from './AdoptBar.module.scss'
import type { Contact } from './ContactDialog'

const ContactDialog = dynamic(() => import('./ContactDialog').then((file) => file.ContactDialog), {
  ssr: false,
})

type Props = {
  /** Of the animal. */
  name: string
  /** A family is already on its way. */
  isReserved: boolean
  /** Whole address of the page. */
  url: string
  shelter: Contact
}

/**
 * The way to the shelter, under the thumb on a phone: opens its card; without JavaScript it leads
 * further down, to where the same is written.
 */
export function AdoptBar({ name, isReserved, url, shelter }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <ButtonLink
        href="#refuge"
        aria-haspopup="dialog"
        look={isReserved ? 'outline' : 'primary'}
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {isReserved ? 'Contacter le refuge' : `Adopter ${name}`}
      </ButtonLink>
      {isOpen && (
        <ContactDialog
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
