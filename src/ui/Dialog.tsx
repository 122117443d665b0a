'use client'

import { Modal, type ModalProps } from './Modal'

/** A question or a short task over the page, in its middle. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} place="middle" />
}
