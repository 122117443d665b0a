'use client'

import { usePathname } from 'next/navigation'

import { cmsAddress } from '@/ui/api/address'
import { useReadAt } from '@/ui/api/use-read'

const ADDRESS = /\/collections\/([a-z-]+)\/(?:trash\/)?([0-9a-f-]{36})\/versions\/([0-9a-f-]{36})$/

function newestAddress(collection: string, id: string) {
  const query = new URLSearchParams({
    'where[parent][equals]': id,
    sort: '-updatedAt',
    limit: '1',
    depth: '0',
    'select[updatedAt]': 'true',
  })
  return cmsAddress<{ docs: Array<{ id: string }> }>(`/api/cms/${collection}/versions?${query}`)
}

/**
 * Marks the page of the newest version: to restore what is there already is no offer, and styles
 * take it away. Payload's own screen knows which versions are online, not which is the newest.
 */
export function VersionMark() {
  const [, collection, id, version] = ADDRESS.exec(usePathname()) ?? []
  const { answer } = useReadAt(collection && id ? newestAddress(collection, id) : null)
  return version && version === answer?.docs[0]?.id ? <span hidden data-newest-version="" /> : null
}
