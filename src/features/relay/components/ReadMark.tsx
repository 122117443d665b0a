'use client'

import { useEffect } from 'react'

import { postJson } from '@/ui/post-json'

import { API } from '../model'

/** Says that a person looks at the page: mail programs open links too, but run no scripts. */
export function ReadMark({ token, count }: { token: string; count: number }) {
  useEffect(() => {
    // Without it the thread only stays marked as new.
    void postJson(API.read, { token })
  }, [token, count])
  return null
}
