'use client'

import { useState } from 'react'

import { usePerson } from '@/features/navigation/components/use-person'
import { Dialog } from '@/ui/Dialog'
import { Sheet } from '@/ui/Sheet'

import type { GiftOffer } from '../form/model'
import styles from './GiftDialog.module.scss'
import { GiftView } from './GiftView'
import { loadEngine } from './load-engine'
import { giftLead, giftTitle } from './words'

type Props = { offer: GiftOffer; onClose: () => void }

/** The form of giving over the page: a dialog, on a phone a sheet. */
export function GiftDialog({ offer, onClose }: Props) {
  // Made on a press only: there is a window.
  const [isPhone] = useState(() => matchMedia('(width < 600px)').matches)
  const person = usePerson()
  const frame = {
    isOpen: true,
    onClose,
    title: giftTitle(offer),
    description: giftLead(offer),
  }
  const content = (
    <div className={styles.room}>
      <GiftView offer={offer} person={person} loadEngine={loadEngine} onCancel={onClose} />
    </div>
  )
  return isPhone ? (
    <Sheet {...frame} side="bottom">
      {content}
    </Sheet>
  ) : (
    <Dialog {...frame}>{content}</Dialog>
  )
}
