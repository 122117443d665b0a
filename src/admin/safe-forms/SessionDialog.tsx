'use client'

import { useEffect } from 'react'

import { AdminDialog } from '@/ui/AdminDialog'
import buttons from '@/ui/admin-buttons.module.scss'

import type { Signed } from './kept-form'
import { words } from './words'

type Props = {
  signed: Signed
  /** Name of the person who opened the form. */
  me: string
  /** Addresses of the admin where one signs in, and out. */
  signInAt: string
  signOutAt: string
  /** Whether the button that was pressed can be pressed again. */
  canRetry: () => boolean
  onLook: () => Promise<void>
  onRetry: () => void
  onClose: () => void
}

/**
 * The session ended, or somebody else is signed in: what becomes of what is typed. One signs in in
 * another tab, and the question here sees it when one comes back.
 */
export function SessionDialog(props: Props) {
  const { signed, me, signInAt, signOutAt, canRetry, onLook, onRetry, onClose } = props
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void onLook()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [onLook])

  const close = (
    <button type="button" className={buttons.plain} onClick={onClose}>
      {words.close}
    </button>
  )
  const away = (href: string, label: string) => (
    <a className={buttons.primary} href={href} target="_blank" rel="noreferrer" data-autofocus="">
      {label}
    </a>
  )
  if (signed === 'same') {
    const isRetried = canRetry()
    return (
      <AdminDialog
        key="back"
        title={words.backTitle}
        onClose={onClose}
        actions={
          <button
            type="button"
            className={buttons.primary}
            data-autofocus=""
            onClick={isRetried ? onRetry : onClose}
          >
            {isRetried ? words.save : words.goOn}
          </button>
        }
      >
        <p>{words.backDetail}</p>
      </AdminDialog>
    )
  }
  if (typeof signed === 'object') {
    return (
      <AdminDialog
        key="other"
        title={words.otherTitle}
        onClose={onClose}
        actions={
          <>
            {close}
            {away(signOutAt, words.changeAccount)}
          </>
        }
      >
        <p>{words.otherDetail(signed.other, me)}</p>
      </AdminDialog>
    )
  }
  return (
    <AdminDialog
      key="ended"
      title={words.endedTitle}
      onClose={onClose}
      actions={
        <>
          {close}
          {away(signInAt, words.signIn)}
        </>
      }
    >
      <p>{words.endedDetail}</p>
    </AdminDialog>
  )
}
