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
const REPORT: Way = {
  href: '/agir/maltraitance',
  title: 'Signaler une maltraitance',
  text: 'Qui appeler, et ce qu’il faut noter.',
}
const VOLUNTEER: Way = {
  href: '/agir/devenir-benevole',
  title: 'Devenir bénévole',
  text: 'Une matinée par mois compte déjà.',
}
const LOST: Way = {
  href: '/agir/animaux-perdus-trouves',
  title: 'Animaux perdus et trouvés',
  text: 'Les bons réflexes, dans le bon ordre.',
}

/** Where a page of words leads, once read; a page that leads nowhere is the end of a visit. */
export const ONWARD: Readonly<Partial<Record<SiteTextKey, readonly Way[]>>> = {
  about: [ANIMALS, SHELTERS, JOIN],
  adoption: [ANIMALS, SHELTERS, FAQ],
  care: [SHELTERS, ACT, FAQ],
  signup: [ANIMALS, SHELTERS, JOIN],
  act: [ANIMALS, SHELTERS, VOLUNTEER, LOST, REPORT, CARE],
  contact: [SHELTERS, FAQ, REPORT],
  faq: [ANIMALS, GUIDE, ACT],
}
