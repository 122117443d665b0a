import { thatName } from '@/platform/french.model'

/** Sentences about saving, leaving and coming back; those in quotes in the contract stay as they are. */
export const words = {
  saveFailed: (status: number, body: string) => `Erreur lors de la sauvegarde: ${status} - ${body}`,
  noNetwork: 'Le serveur ne répond pas. Vos modifications sont gardées sur cet écran.',
  noReason: 'Le serveur n’a pas pu enregistrer la page. Vos modifications sont gardées.',
  retry: 'Réessayer',
  dismiss: 'Masquer ce message',

  conflictTitle: 'La page a été modifiée entre-temps',
  conflictBy: (name: string | null, at: string) =>
    `${name ?? 'Une autre personne'} a enregistré cette page le ${at}. Rien n’a été perdu\u00a0: ` +
    'choisissez ce que deviennent vos modifications.',
  reload: 'Recharger',
  reloadHint: 'Voir la page enregistrée. Vos modifications restent dans ce navigateur.',
  saveCopy: 'Enregistrer une copie',
  saveCopyHint: 'Vos modifications deviennent un nouveau brouillon, à côté de la page.',
  overwrite: 'Écraser',
  overwriteHint: 'Remplacer la page enregistrée par la vôtre.',
  overwriteQuestion: 'Écraser les modifications enregistrées\u00a0?',
  overwriteDetail: (name: string | null) =>
    `Ce ${thatName(name ?? 'l’autre personne')} a enregistré sera remplacé par votre page. ` +
    'L’ancienne version reste dans l’onglet «\u00a0Versions\u00a0».',
  overwriteConfirm: 'Écraser la page',
  keepEditing: 'Continuer sans enregistrer',
  cancel: 'Annuler',
  copied: 'Copie enregistrée comme brouillon',
  copying: 'Copie en cours…',

  takenTitle: (name: string | null) =>
    `${name ?? 'Une autre personne'} a pris cette page en charge`,
  takenDetail:
    'Vous ne pouvez plus enregistrer cette page pour l’instant. Ce que vous avez fait est gardé ' +
    'dans ce navigateur\u00a0: rien n’est perdu.',
  takenRead: 'Relire sans modifier',
  takenReading: (name: string | null) =>
    `${name ?? 'Une autre personne'} a pris cette page en charge\u00a0: vous la relisez sans pouvoir ` +
    'l’enregistrer. Vos modifications sont gardées dans ce navigateur.',
  takenChoices: 'Voir les choix',
  takeBack: 'Reprendre la main',
  takeBackHint: (name: string | null) =>
    `${name ?? 'L’autre personne'} en sera avertie et ne pourra plus enregistrer.`,

  found: 'Des modifications qui n’avaient pas été enregistrées ont été retrouvées.',
  foundOlder: 'La page a été enregistrée depuis\u00a0: relisez avant d’enregistrer.',
  restore: (at: string) => `Restaurer les modifications du ${at}`,
  ignore: 'Ignorer',
  ignoreQuestion: 'Supprimer ces modifications retrouvées ?',
  ignoreDetail: 'Elles ne seront plus proposées. La page enregistrée reste comme elle est.',
  ignoreConfirm: 'Supprimer',
  keepFound: 'Les garder',
  restored: 'Modifications restaurées. Elles ne sont pas encore enregistrées.',
} as const
