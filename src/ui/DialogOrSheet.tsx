'use client'

import { useState } from 'react'

import { Modal, type ModalProps } from './Modal'

/** Below this width a task over the page comes from its lower edge, under the thumb. */
const PHONE = '(width < 600px)'

/**
 * A short task over the page: in its middle, on a phone a sheet. It is made on a press, never by the
 * server, and open as long as it is there.
 */
export function DialogOrSheet(props: Omit<ModalProps, 'isOpen'>) {
  const [isPhone] = useState(() => matchMedia(PHONE).matches)
  return <Modal {...props} isOpen place={isPhone ? 'bottom' : 'middle'} />
}
