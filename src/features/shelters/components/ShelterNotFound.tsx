'use client'

import { useParams } from 'next/navigation'

import { NotFoundCards } from '@/ui/NotFoundCards'

/** « Page 404 » of a shelter: its menu stays, and the ways onward are its own. */
export function ShelterNotFound() {
  const { shelterId } = useParams<{ shelterId: string }>()
  const home = `/shelter/${shelterId}`
  return (
    <NotFoundCards
      cards={[
        { href: home, title: 'L’accueil du refuge', text: 'Repartir du début, tranquillement.' },
        {
          href: `${home}/animals`,
          title: 'Les animaux à adopter',
          text: 'Rencontrer ceux qui attendent une famille.',
        },
        { href: '#contact', title: 'Contact', text: 'Appeler ou écrire au refuge.' },
      ]}
    />
  )
}
