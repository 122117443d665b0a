import { inDepartment } from '@/platform/geo/in-department.model'
import { ofOrganisation } from '@/platform/french.model'
import { listWords } from '@/platform/list-words.model'

import type { Announcement } from '../view'

/** What the screens of announcements say. */
export const words = {
  ...listWords({
    title: 'Annonces',
    one: 'annonce',
    several: 'annonces',
    isFeminine: true,
    add: 'Écrire une annonce',
    emptyHint: 'Une annonce arrive dans la cloche de chaque personne prévenue.',
  }),
  chooseHint: 'Une annonce s’adresse à l’équipe d’un refuge.',
  search: 'Rechercher (titre, message)',
  noResultHint: 'Essayez d’autres mots ou un autre état.',
  to: ({ audience, shelter, department }: Announcement): string => {
    if (audience === 'ALL') return 'À toutes les personnes inscrites'
    if (audience === 'TEAMS') return 'Aux équipes de tous les refuges'
    if (audience === 'DEPARTMENT') return `Aux personnes ${inDepartment(department ?? '')}`
    return shelter ? `À l’équipe ${ofOrganisation(shelter.name)}` : 'À une équipe'
  },
  by: (author: string, isPlatform: boolean) =>
    isPlatform ? `${author}, pour la plateforme` : author,
  sent: (moment: string) => `partie le ${moment}`,
  planned: (moment: string) => `partira le ${moment}`,
  leaving: 'part dans un instant',
  cancel: 'Annuler',
  cancelOf: (title: string) => `Annuler l’annonce «\u00a0${title}\u00a0»`,
  cancelTitle: 'Annuler cette annonce\u00a0?',
  cancelAbout: 'Elle ne partira pas, et reste dans la liste. Personne n’en est prévenu.',
  cancelAction: 'Annuler l’annonce',
  keep: 'La garder',
  cancelled: (title: string) => `«\u00a0${title}\u00a0» ne partira pas`,
  saving: 'Enregistrement…',
} as const

/** What the form says. */
export const form = {
  title: 'Écrire une annonce',
  about: 'Elle arrive dans la cloche de chaque personne, sur le site et dans l’administration.',
  back: 'Toutes les annonces',
  found: (moment: string) => `Voici l’annonce que vous aviez commencée (${moment}).`,
  startOver: 'Recommencer à zéro',
  kind: 'Nature',
  audience: 'Destinataires',
  shelter: 'Quel refuge\u00a0?',
  department: 'Quel département\u00a0?',
  departmentHint: 'Les personnes dont l’adresse y est connue, et les équipes de ses refuges.',
  choose: 'Choisir…',
  heading: 'Titre',
  message: 'Message',
  link: 'Lien (facultatif)',
  linkHint: 'Une page de ce site, par exemple /notifications',
  when: 'Départ',
  now: 'Tout de suite',
  later: 'Plus tard',
  moment: 'Jour et heure',
  momentHint: 'À l’heure de Paris.',
  momentMissing: 'Choisissez un jour et une heure',
  preview: 'Aperçu dans la cloche',
  previewTitle: 'Le titre de l’annonce',
  previewMessage: 'Le message, tel que chacun le lira.',
  counting: 'Calcul des destinataires…',
  notCounted: 'Le nombre de destinataires n’a pas pu être calculé',
  retry: 'Réessayer',
  next: 'Vérifier et envoyer',
  confirmNow: 'Envoyer cette annonce\u00a0?',
  confirmLater: 'Programmer cette annonce\u00a0?',
  leaves: (moment: string) => `Elle partira le ${moment}. Jusque-là, elle peut être annulée.`,
  noWayBack: 'Une annonce partie ne se reprend pas.',
  send: 'Envoyer',
  plan: 'Programmer',
  sending: 'Envoi…',
  sent: 'L’annonce part dans un instant',
  planned: 'L’annonce est programmée',
  kept: 'Ce que vous avez écrit est gardé sur cet appareil.',
} as const
