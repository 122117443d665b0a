'use client'

import { useEffect, useState } from 'react'

import { pressLike, tellLikes } from './likes'
import { addOwnLinks, readOwn, type Own } from './own'
import styles from './Wall.module.scss'

/**
 * What posts and comments have of life: « J’aime », and the way to change what is the reader’s own,
 * asked once the page is there, which is the same for everybody. The posts themselves are `Static`.
 */
export function WallManners() {
  const [own, setOwn] = useState<Own | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    void readOwn(gone.signal).then((answer) => {
      if (!gone.signal.aborted) setOwn(answer)
    })
    return () => gone.abort()
  }, [])
  useEffect(() => {
    tellLikes(own)
    if (own) addOwnLinks(own)
    const submit = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-post] > form')) return
      event.preventDefault()
      void pressLike(form, own, styles.problem ?? '')
    }
    document.addEventListener('submit', submit)
    return () => document.removeEventListener('submit', submit)
  }, [own])
  return null
}
