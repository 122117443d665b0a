import type { Metadata } from 'next'

import { ShelterNotFound } from '@/features/shelters/components/ShelterNotFound'

export const metadata: Metadata = { title: 'Page 404', robots: { index: false } }

export default function NotFound() {
  return <ShelterNotFound />
}
