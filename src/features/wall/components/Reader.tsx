'use client'

import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

import { OWN_API } from '../model'

type Own = {
  isSignedIn: boolean
  posts: readonly string[]
  liked: readonly string[]
  comments: readonly string[]
}

const Reading = createContext<Own | null>(null)

type Props = { posts: readonly string[]; comments?: readonly string[]; children: ReactNode }

/** Asks, once the page is there, what of it is the reader’s own: the page is the same for everybody. */
export function Reader({ posts, comments = [], children }: Props) {
  const [own, setOwn] = useState<Own | null>(null)
  const query = new URLSearchParams({
    posts: posts.join(','),
    comments: comments.join(','),
  }).toString()
  useEffect(() => {
    const gone = new AbortController()
    fetch(`${OWN_API}?${query}`, { signal: gone.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Own>) : null))
      .then(setOwn)
      // Without an answer the page stays as everybody reads it.
      .catch(() => null)
    return () => gone.abort()
  }, [query])
  return <Reading value={own}>{children}</Reading>
}

/** What is the reader’s own; null until it is known. */
export const useOwn = (): Own | null => useContext(Reading)
