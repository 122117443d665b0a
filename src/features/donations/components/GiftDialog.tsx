'use client'

import { usePerson } from '@/features/navigation/components/use-person'
import { DialogOrSheet } from '@/ui/DialogOrSheet'

import type { GiftOffer } from '../form/model'
import styles from './GiftDialog.module.scss'
import { GiftView } from './GiftView'
import { loadEngine } from './load-engine'
import { giftLead, giftTitle } from './words'

type Props = { offer: GiftOffer; onClose: () => void }

/** The form of giving over the page: a dialog, on a phone a sheet. */
export function GiftDialog({ offer, onClose }: Props) {
  const person = usePerson()
  const frame = {
    onClose,
    title: giftTitle(offer),
    description: giftLead(offer),
  }
  const content = (
    <div className={styles.room}>
      <GiftView offer={offer} person={person} loadEngine={loadEngine} onCancel={onClose} />
    </div>
  )
  return <DialogOrSheet {...frame}>{content}</DialogOrSheet>
}
