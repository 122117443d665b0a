'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

const ADDRESS = /\/collections\/([a-z-]+)\/(?:trash\/)?([0-9a-f-]{36})\/versions\/([0-9a-f-]{36})$/

async function newestOf(collection: string, id: string): Promise<string | null> {
  const query = new URLSearchParams({
    'where[parent][equals]': id,
    sort: '-updatedAt',
    limit: '1',
    depth: '0',
    'select[updatedAt]': 'true',
  })
  const address = `/api/cms/${collection}/versions?${query}`
  const response = await fetch(address, { credentials: 'include' }).catch(() => null)
  if (!response?.ok) return null
  const { docs } = (await response.json()) as { docs?: Array<{ id: string }> }
  return docs?.[0]?.id ?? null
}

/**
 * Marks the page of the newest version: to restore what is there already is no offer, and styles
 * take it away. Payload's own screen knows which versions are online, not which is the newest.
 */
export function VersionMark() {
  const [, collection, id, version] = ADDRESS.exec(usePathname()) ?? []
  const [newest, setNewest] = useState<string | null>(null)
  useEffect(() => {
    if (!collection || !id) return
    let isHere = true
    void newestOf(collection, id).then((found) => {
      if (isHere) setNewest(found)
    })
    return () => {
      isHere = false
    }
  }, [collection, id])
  return version && version === newest ? <span hidden data-newest-version="" /> : null
}
