'use client'

import { useEffect } from 'react'

/** Tells the server, once the article is shown, that somebody reads it: no cookie, no name. */
export function CountReading({ shelterId, articleId }: { shelterId: string; articleId: string }) {
  useEffect(() => {
    navigator.sendBeacon(`/api/shelter/${shelterId}/news/${articleId}/views`)
  }, [shelterId, articleId])
  return null
}
