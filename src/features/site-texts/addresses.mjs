// @ts-check

/** The addresses of the pages that are words alone, by their column of the site texts. */
export const TEXT_ADDRESSES = {
  about: '/a-propos',
  adoption: '/guide/adoption',
  signup: '/inscription',
  act: '/agir',
  contact: '/contact',
  faq: '/faq',
  legal: '/mentions-legales',
  privacy: '/confidentialite',
  terms: '/cgu',
  accessibility: '/accessibilite',
}
