import { hourOf, longDay } from '@/platform/time/model'

import type { Plan } from '../schema'

const WHAT: Record<Plan['type'], string> = {
  publish: 'Mise en ligne',
  unpublish: 'Retrait du site',
}

export const words = {
  open: 'Programmer',
  title: 'Programmer la publication',
  lead: 'Le brouillon enregistré le plus récent paraîtra tout seul à cette minute.',
  what: 'Que doit-il se passer\u00a0?',
  publish: 'Mettre la page en ligne',
  unpublish: 'Retirer la page du site',
  at: 'Jour et heure (de Paris)',
  missing: 'Choisissez une date et une heure',
  save: 'Programmer',
  saving: 'Enregistrement…',
  close: 'Fermer',
  saveFirst: 'Enregistrez d’abord vos modifications',
  planned: 'Ce qui est programmé',
  none: 'Rien n’est programmé.',
  loading: 'Chargement…',
  failed: 'Erreur réseau',
  plan: ({ type, at }: Plan) =>
    `${WHAT[type]} le ${longDay(new Date(at))} à ${hourOf(new Date(at))}`,
  remove: 'Renoncer',
  removeOf: (plan: Plan) => `Renoncer\u00a0: ${words.plan(plan)}`,
  added: (plan: Plan) => `${words.plan(plan)}\u00a0: c’est programmé.`,
  removed: (plan: Plan) => `${words.plan(plan)}\u00a0: c’est annulé.`,
}
