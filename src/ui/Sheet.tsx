'use client'

import { Modal, type ModalProps } from './Modal'

type Props = ModalProps & { side: 'bottom' | 'left' | 'right' }

/** A panel from an edge of the window: filters, a menu, what stays beside the page. */
export function Sheet({ side, ...props }: Props) {
  return <Modal {...props} place={side} />
}
