import type { SiteTextKey } from './model'

export type Way = { href: string; title: string; text: string }

const ANIMALS: Way = {
  href: '/animaux',
  title: 'Les animaux à adopter',
  text: 'Chercher par espèce, par caractère, près de chez vous.',
}
const SHELTERS: Way = {
  href: '/refuges',
  title: 'Les refuges',
  text: 'Trouver celui qui est le plus proche, et ses horaires.',
}
const GUIDE: Way = {
  href: '/guide/adoption',
  title: 'Adopter, pas à pas',
  text: 'Les étapes, les sept jours, ce qu’il faut prévoir.',
}
const CARE: Way = {
  href: '/guide/soins',
  title: 'Soins d’urgence',
  text: 'Les premiers gestes et les numéros à appeler.',
}
const FAQ: Way = {
  href: '/faq',
  title: 'Questions fréquentes',
  text: 'Adoption, frais, animaux perdus, données.',
}
const JOIN: Way = {
  href: '/refuges/rejoindre-plateforme',
  title: 'Inscrire un refuge',
  text: 'Un site, vos animaux et vos adoptions au même endroit.',
}
const ACT: Way = {
  href: '/agir',
  title: 'Soutenir et agir',
  text: 'Du plus simple au plus engageant, ce qui aide vraiment.',
}

/** Where a page of words leads, once read; a page that leads nowhere is the end of a visit. */
export const ONWARD: Readonly<Partial<Record<SiteTextKey, readonly Way[]>>> = {
  about: [ANIMALS, SHELTERS, JOIN],
  adoption: [ANIMALS, SHELTERS, FAQ],
  care: [SHELTERS, ACT, FAQ],
  signup: [ANIMALS, SHELTERS, JOIN],
  act: [ANIMALS, SHELTERS, GUIDE, CARE],
  contact: [SHELTERS, FAQ, CARE],
  faq: [ANIMALS, GUIDE, ACT],
}
