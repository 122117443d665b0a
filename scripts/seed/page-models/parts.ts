import { createRandom, type Random } from '../illustrations/prng'
import { cta, section, template, text, type PageSeed } from '../page-parts'
import type { ShelterSeed } from '../shelters/types'
import { of, typography } from '../wording/grammar'

/** What a page of a model may speak of. */
export type Voice = {
  shelter: ShelterSeed
  /** « de Pornic », « d’Arcachon ». */
  ofCity: string
  /** `/shelter/{slug}` */
  home: string
  /** « tel: » address of the shelter. */
  call: string
  /** Draws the turns of phrase; the same for the same shelter. */
  rng: Random
}

export function voiceOf(shelter: ShelterSeed): Voice {
  return {
    shelter,
    ofCity: of(shelter.place.city),
    home: `/shelter/${shelter.slug}`,
    call: `tel:+33${shelter.phone.replaceAll(' ', '').slice(1)}`,
    rng: createRandom(`pages:${shelter.slug}`),
  }
}

/** A text of a page, with French typography. */
export const prose = (html: string, alignment = 'left', size = 'medium') =>
  text(typography(html), alignment, size)

export const button = (
  title: string,
  description: string,
  [label, url]: readonly [string, string],
  style = 'primary',
) => cta(typography(title), typography(description), label, url, style)

/** A section of one template. */
export const show = (
  type: string,
  settings: Record<string, unknown>,
  look: Parameters<typeof section>[1] = {},
) => section([[template(type, settings)]], look)

/** The page that every shelter has: how to come, and how to write. */
export const contactPage = (menuOrder: number, variant: string, words: string): PageSeed => ({
  title: 'Nous rencontrer',
  visibleInMenu: true,
  menuOrder,
  sections: () => ({
    schemaVersion: 1,
    sections: [
      show('localisation', { title: 'Adresse et horaires', variant }),
      show(
        'contact-formulaire',
        { title: 'Nous écrire', description: typography(words) },
        { backgroundColor: 'white', width: 'narrow' },
      ),
    ],
  }),
})

/** A page « Qui sommes-nous », with the team. */
export const teamPage = (title: string, menuOrder: number, extra: string): PageSeed => ({
  title,
  visibleInMenu: true,
  menuOrder,
  sections: () => ({
    schemaVersion: 1,
    sections: [
      show('presentation', { title: 'Notre histoire', textLayout: 'full' }),
      section([[prose(extra)]], { backgroundColor: 'gray-50', width: 'narrow' }),
      show('equipe-liste', { title: 'L’équipe', cardsPerRow: 3 }),
      show(
        'galerie',
        { title: 'En images', limit: 3, cardsPerRow: 3 },
        { backgroundColor: 'white' },
      ),
    ],
  }),
})
