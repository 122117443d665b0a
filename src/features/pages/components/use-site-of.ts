'use client'

import { useFormFields } from '@payloadcms/ui'
import useSWR from 'swr'

import { idOf } from '@/platform/access/model'
import { cmsAddress, type Address } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

/** What a preview says of the shelter on whose site the document stands. */
type SiteOf = {
  name: string
  slug?: string | null
  shortDescription?: string | null
  location?: { city?: string | null } | null
}

const COLUMNS = ['name', 'slug', 'shortDescription', 'location']
  .map((name) => `select[${name}]=true`)
  .join('&')

/** The shelter of the document in Payload's form; undefined until it is known. */
export function useSiteOf(): SiteOf | undefined {
  const id = useFormFields(([fields]) =>
    idOf(fields.shelter?.value as string | { id: string } | null),
  )
  const site = id
    ? cmsAddress<SiteOf>(`/api/cms/shelters/${encodeURIComponent(id)}?depth=0&${COLUMNS}`)
    : null
  const { data } = useSWR(site, (address: Address<SiteOf>) => readAt(address), {
    revalidateOnFocus: false,
  })
  return data
}
