'use client'

import { useEffect, useState } from 'react'

import { fetchFile } from './fetch-file'

type Picture = { of: string; file: File | null; url: string | null; refusal: string | null }

/**
 * The picture at an address, as a file to hand over and an address to show. Held before it is asked
 * for: a browser opens its share sheet only right after a press.
 */
export function usePicture(address: string) {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    let url: string | null = null
    void fetchFile(address, { signal: stop.signal }).then(({ file, refusal }) => {
      if (stop.signal.aborted) return
      url = file && URL.createObjectURL(file)
      setPicture({ of: address, file, url, refusal })
    })
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [address, tries])
  const shown = picture?.of === address ? picture : null
  return {
    file: shown?.file ?? null,
    url: shown?.url ?? null,
    refusal: shown?.refusal ?? null,
    retry: () => {
      setPicture(null)
      setTries((count) => count + 1)
    },
  }
}
