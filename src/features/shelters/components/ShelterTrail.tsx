import { env } from '@/platform/env'
import { Breadcrumb } from '@/ui/Breadcrumb'
import type { Trail } from '@/ui/facts.model'

import type { PublicShelter } from '../queries'

type Props = {
  shelter: Pick<PublicShelter, 'name' | 'slug'>
  /** Below the shelter's home page; the last one is the page itself. */
  pages?: Trail
}

/** From the platform to a page of a shelter's site, for people and for search engines. */
export function ShelterTrail({ shelter: { name, slug }, pages = [] }: Props) {
  const home = { label: name, href: pages.length > 0 ? `/shelter/${slug}` : undefined }
  const trail = [{ label: 'Refuges', href: '/refuges' }, home, ...pages]
  return <Breadcrumb trail={trail} origin={env.publicUrl} />
}
