'use client'

import { useEffect, useState } from 'react'

import { useLater } from '@/ui/use-early'

import type { Own } from './own'

const load = () => import('./manners')

/**
 * What posts and comments have of life: « J’aime », and the way to change what is the reader’s own,
 * asked once the page is there, which is the same for everybody. The posts themselves are `Static`;
 * until the code has come their forms are sent as the browser does.
 */
export function WallManners() {
  const code = useLater(load)
  const [own, setOwn] = useState<Own | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    void code?.readOwn(gone.signal).then((answer) => {
      if (!gone.signal.aborted) setOwn(answer)
    })
    return () => gone.abort()
  }, [code])
  useEffect(() => {
    if (!code) return
    code.tellLikes(own)
    if (own) code.addOwnLinks(own)
    const submit = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-post] > form')) return
      event.preventDefault()
      void code.pressLike(form, own)
    }
    document.addEventListener('submit', submit)
    return () => document.removeEventListener('submit', submit)
  }, [code, own])
  return null
}
