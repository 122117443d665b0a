// @ts-check
import { TEXT_ADDRESSES } from '../features/site-texts/addresses.mjs'

/** How an id is written in an address. */
export const ID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'

const REPORT = `:reportId(${ID})/:rest(affiche|partage.png)?`

/**
 * Addresses of pages that would be frozen when the program is built, because they have no parameter: each
 * is made by the page of another address, which has one.
 * @type {Readonly<Record<string, string>>}
 */
export const MADE_ELSEWHERE = {
  '/': '/accueil/accueil',
  '/favoris': '/visiteur/favoris',
  ...Object.fromEntries(
    Object.entries(TEXT_ADDRESSES).map(([text, address]) => [address, `/textes/${text}`]),
  ),
}

/**
 * The public pages, in the patterns of Next.js: no visitor finds anything of their own on them, so that a
 * proxy may keep them as long as `SHARED_CACHING` says. A new public page is a line here; what is not here
 * is kept by nobody.
 */
export const PUBLIC_ADDRESSES = [
  ...Object.keys(MADE_ELSEWHERE),
  // Lists, whatever they are asked for.
  '/animaux',
  '/refuges',
  '/animaux-perdus',
  '/animaux-trouves',
  '/promenades',
  '/dons-en-nature',
  '/wall',
  '/bonnes-adresses',
  '/educateurs',
  '/soins',
  '/agir/campagnes',
  '/agir/devenir-benevole',
  // What they list.
  '/animaux/:animalId/:rest(affiche|partage.png)?',
  `/animaux-perdus/${REPORT}`,
  `/animaux-trouves/${REPORT}`,
  '/promenades/:slug((?!nouvelle$)[a-z0-9-]+)/:rest(partage.png|trace.gpx)?',
  `/dons-en-nature/:requestId(${ID})`,
  '/adresses/:slug((?!proposer$)[^/]+)/:rest(partage.png)?',
  '/agir/campagnes/:slug/:rest(partage.png)?',
  '/agir/devenir-benevole/:slug',
  '/profil/:userId',
  // The site of a shelter.
  '/shelter/:shelterId((?!admin$)[^/]+)',
  '/shelter/:shelterId/:rest((?!admin(?:/|$)).*)',
  // The rest.
  '/agir/animaux-perdus-trouves',
  '/contact/merci',
  '/developpeurs',
  '/guide/soins',
  '/plan-du-site',
  '/refuges/rejoindre-plateforme',
  '/refuges/rejoindre-plateforme/merci',
]
