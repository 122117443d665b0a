import { ofOrganisation } from '@/platform/french.model'

import { LIMITS } from '../content/options'
import type { PageContent } from '../schema'
import { button, content, section, template, text } from './build'
import { TEXTS } from './texts'

/** What a model needs of the shelter; animals, hours and news come through templates. */
export type ShelterFacts = { name: string; slug: string; city: string }

export type PageModel = {
  key: string
  /** Name of the model in the list. */
  name: string
  /** One sentence that says what the page is for. */
  description: string
  /** Title of the new page. */
  title: string
  isHomepage: boolean
  /** For search engines; see {@link modelDescription}. */
  about: (facts: ShelterFacts) => string
  content: (facts: ShelterFacts) => PageContent
}

const at = ({ slug }: ShelterFacts, page: string) => `/shelter/${slug}/${page}`

const home: PageModel = {
  key: 'accueil',
  name: 'Accueil',
  description:
    'La première page : vos animaux, qui vous êtes, comment vous aider, où vous trouver.',
  title: 'Accueil',
  isHomepage: true,
  about: ({ name, city }) =>
    `${name}, à ${city} : les animaux à adopter, les actualités, les horaires et toutes les façons d’aider.`,
  content: (facts) =>
    content(
      section([[template('animaux-liste', { title: 'Ils attendent une famille', limit: 8 })]]),
      section([[template('animaux-urgence', { title: 'Ils ont besoin de vous sans attendre' })]], {
        backgroundColor: 'green-50',
      }),
      section([[template('presentation', { textLayout: 'short' })], [text(TEXTS.helpUs)]]),
      section(
        [
          [
            button({
              title: 'Chaque don compte',
              description: 'Il devient un repas, un vaccin, une nuit au chaud.',
              buttonText: 'Faire un don',
              buttonUrl: at(facts, 'donate'),
            }),
          ],
        ],
        { backgroundColor: 'blue-50' },
      ),
      section([
        [template('news-list', { title: 'Nos dernières nouvelles', limit: 3, cardsPerRow: 3 })],
      ]),
      section([[template('localisation')]]),
    ),
}

const adopt: PageModel = {
  key: 'adopter',
  name: 'Adopter',
  description: 'Les étapes d’une adoption, ce qu’il faut prévoir, et les animaux à rencontrer.',
  title: 'Adopter un animal',
  isHomepage: false,
  about: ({ name, city }) =>
    `Adopter à ${city} : les animaux ${ofOrganisation(name)}, les étapes d’une adoption et ce qu’il faut prévoir.`,
  content: (facts) =>
    content(
      section([[text(TEXTS.adoption)]], { width: 'narrow' }),
      section([[text(TEXTS.steps)], [text(TEXTS.bring)]], { backgroundColor: 'green-50' }),
      section([
        [
          template('animaux-liste', {
            title: 'Faites connaissance',
            showFilters: true,
          }),
        ],
      ]),
      section([[template('questions-frequentes')]], { width: 'narrow' }),
      section([
        [
          button({
            title: 'Vous hésitez ?',
            description: 'Dites-nous comment vous vivez : nous vous dirons qui vous ressemble.',
            buttonText: 'Nous contacter',
            buttonUrl: at(facts, 'contact'),
          }),
        ],
      ]),
    ),
}

const support: PageModel = {
  key: 'nous-soutenir',
  name: 'Nous soutenir',
  description: 'Donner, parrainer, apporter du matériel ou du temps.',
  title: 'Nous soutenir',
  isHomepage: false,
  about: ({ name }) =>
    `Aider les animaux ${ofOrganisation(name)} : faire un don, parrainer un animal, donner du matériel ou du temps.`,
  content: (facts) =>
    content(
      section([[text(TEXTS.support)]], { width: 'narrow' }),
      section(
        [
          [
            button({
              title: 'Faire un don',
              description: 'Une fois, du montant que vous voulez.',
              buttonText: 'Donner maintenant',
              buttonUrl: at(facts, 'donate'),
            }),
          ],
        ],
        { backgroundColor: 'green-50' },
      ),
      section([[text(TEXTS.sponsor)], [text(TEXTS.goods)], [text(TEXTS.time)]]),
      section([
        [
          button({
            title: 'Parrainer un animal',
            description: 'Choisissez celui que vous voulez suivre.',
            buttonText: 'Choisir un filleul',
            buttonUrl: at(facts, 'sponsor'),
            style: 'outline',
          }),
        ],
      ]),
      section([[template('temoignages', { limit: 3 })]], { backgroundColor: 'gray-50' }),
    ),
}

const team: PageModel = {
  key: 'equipe',
  name: 'Équipe',
  description: 'Les visages du refuge et une invitation à les rejoindre.',
  title: 'Notre équipe',
  isHomepage: false,
  about: ({ name, city }) =>
    `L’équipe ${ofOrganisation(name)}, à ${city} : les salariés et les bénévoles qui prennent soin des animaux.`,
  content: (facts) =>
    content(
      section([[text(TEXTS.team)]], { width: 'narrow' }),
      section([[template('equipe-liste')]]),
      section(
        [
          [
            button({
              title: 'Et pourquoi pas vous ?',
              description: 'Une main de plus est toujours la bienvenue.',
              buttonText: 'Rejoindre l’équipe',
              buttonUrl: at(facts, 'contact'),
            }),
          ],
        ],
        { backgroundColor: 'green-50' },
      ),
    ),
}

const contact: PageModel = {
  key: 'contact',
  name: 'Contact',
  description: 'Téléphone, adresse, horaires, plan d’accès et questions fréquentes.',
  title: 'Nous contacter',
  isHomepage: false,
  about: ({ name, city }) =>
    `Contacter ${name}, à ${city} : téléphone, e-mail, adresse, horaires d’ouverture et plan d’accès.`,
  content: () =>
    content(
      section([[text(TEXTS.contact)], [template('contact-formulaire')]]),
      section([[template('localisation', { variant: 'large' })]], { backgroundColor: 'gray-50' }),
      section([[template('questions-frequentes')]], { width: 'narrow' }),
    ),
}

const news: PageModel = {
  key: 'actualites',
  name: 'Actualités',
  description: 'Vos derniers articles et vos prochains rendez-vous.',
  title: 'La vie du refuge',
  isHomepage: false,
  about: ({ name, city }) =>
    `Les actualités ${ofOrganisation(name)}, à ${city} : arrivées, adoptions, portes ouvertes et rendez-vous.`,
  content: () =>
    content(
      section([[text(TEXTS.news)]], { width: 'narrow' }),
      section([[template('events-list')]], { backgroundColor: 'green-50' }),
      section([[template('news-list', { cardsPerRow: 3 })]]),
    ),
}

const volunteer: PageModel = {
  key: 'benevolat',
  name: 'Bénévolat',
  description: 'Aider au refuge ou chez soi, en famille d’accueil.',
  title: 'Devenir bénévole',
  isHomepage: false,
  about: ({ name, city }) =>
    `Devenir bénévole ou famille d’accueil à ${city}, avec ${name} : ce que l’on fait et comment commencer.`,
  content: (facts) =>
    content(
      section([[text(TEXTS.volunteer)]], { width: 'narrow' }),
      section([[text(TEXTS.volunteerAtShelter)], [text(TEXTS.volunteerAtHome)]], {
        backgroundColor: 'green-50',
      }),
      section([[template('temoignages', { limit: 3 })]]),
      section([
        [
          button({
            title: 'On essaie ?',
            description: 'Dites-nous vos jours et vos envies, et venez voir.',
            buttonText: 'Proposer mon aide',
            buttonUrl: at(facts, 'contact'),
          }),
        ],
      ]),
    ),
}

/** The ready-made pages, in the order in which a shelter needs them. Source: docs/decisions/content.md. */
export const PAGE_MODELS: readonly PageModel[] = [
  home,
  adopt,
  support,
  team,
  contact,
  news,
  volunteer,
]

/** The description of a page made from a model, cut to what search engines take. */
export function modelDescription({ about }: PageModel, facts: ShelterFacts): string {
  const sentence = about(facts)
  const { metaDescription: longest } = LIMITS
  return sentence.length <= longest ? sentence : `${sentence.slice(0, longest - 1).trimEnd()}…`
}
