import type { Permission } from '../../platform/access/model'

import { listPath } from './model'

/** What a shelter has of its site so far, as the database says it. */
export type SetUp = {
  logo: boolean
  /** One visits it: it has hours to tell. */
  isPhysical: boolean
  hours: boolean
  /** Id of the home page, if it was made. */
  home: string | null
  homeIsPublished: boolean
  animals: boolean
  acceptsAdoptions: boolean
  /** Gifts, or sponsors. */
  acceptsHelp: boolean
  plans: boolean
  adoptionForm: boolean
  payments: boolean
}

export type FirstStep = { label: string; hint: string; href: string; isDone: boolean }

type Step = Omit<FirstStep, 'href'> & { needs: Permission; href: string; isAsked?: boolean }

/**
 * The way from an empty shelter to one that receives families, in order, for one person.
 * Source: docs/decisions/shelters.md.
 * @param may what the person may do for this shelter: the rest is for others
 */
export function firstSteps(
  shelter: string,
  has: SetUp,
  may: (permission: Permission) => boolean,
): FirstStep[] {
  const settings = (section: string) => `${listPath('shelters')}/${shelter}?section=${section}`
  const create = (collection: string) => `${listPath(collection)}/create`
  const steps: Step[] = [
    {
      needs: 'manageSettings',
      label: 'Ajouter votre logo',
      hint: 'Il se voit en haut de chaque page et dans vos messages.',
      href: settings('identite'),
      isDone: has.logo,
    },
    {
      needs: 'manageSettings',
      label: 'Dire ce que fait le refuge',
      hint: 'Adoptions, dons, parrainages\u00a0: le site montre ce que vous proposez.',
      href: settings('activites-et-mentions'),
      isDone: has.acceptsAdoptions || has.acceptsHelp,
    },
    {
      needs: 'manageSettings',
      label: 'Indiquer vos horaires',
      hint: 'La page de contact dit alors si vous êtes ouverts.',
      href: settings('horaires'),
      isDone: has.hours,
      isAsked: has.isPhysical,
    },
    {
      needs: 'manageAnimals',
      label: 'Ajouter un premier animal',
      hint: 'Une photo, un nom, une espèce\u00a0: la fiche se complète ensuite.',
      href: create('animals'),
      isDone: has.animals,
    },
    {
      needs: 'editContent',
      label: 'Publier la page d’accueil',
      hint: 'Ce que l’on voit en premier de votre refuge.',
      href: has.home ? `${listPath('pages')}/${has.home}` : create('pages'),
      isDone: has.homeIsPublished,
    },
    {
      needs: 'manageForms',
      label: 'Fixer les participations aux frais',
      hint: 'Par espèce et par âge\u00a0: chaque fiche montre la sienne.',
      href: listPath('plans'),
      isDone: has.plans,
      isAsked: has.acceptsAdoptions,
    },
    {
      needs: 'manageForms',
      label: 'Préparer le formulaire d’adoption',
      hint: 'Les questions que vous posez aux familles.',
      href: listPath('forms'),
      isDone: has.adoptionForm,
      isAsked: has.acceptsAdoptions,
    },
    {
      needs: 'manageSettings',
      label: 'Activer les paiements',
      hint: 'Les dons et les parrainages arrivent sur le compte du refuge.',
      href: settings('paiements'),
      isDone: has.payments,
      isAsked: has.acceptsHelp,
    },
  ]
  return steps
    .filter(({ needs, isAsked = true }) => isAsked && may(needs))
    .map(({ label, hint, href, isDone }) => ({ label, hint, href, isDone }))
}
