import { ofName, thatName } from '@/platform/french.model'

import { NO_NETWORK } from '@/platform/patches/network-failures'

/** Sentences about work that is not saved, in any form of the admin. */
export const words = {
  found: 'Ce que vous aviez écrit ici sans l’enregistrer a été retrouvé.',
  foundOlder: (at: string) =>
    `Ce que vous aviez écrit le ${at} n’a pas été enregistré, et ce contenu a été modifié depuis. ` +
    'Relisez-le pour reprendre ce qui manque.',
  restore: (at: string) => `Restaurer ce que vous aviez écrit le ${at}`,
  restored: 'Votre texte est revenu. Il n’est pas encore enregistré.',
  notRestored:
    'Le serveur ne répond pas\u00a0: ce que vous aviez écrit reste gardé, réessayez dans un instant.',
  look: 'Voir ce que vous aviez écrit',
  lookTitle: (at: string) => `Ce que vous aviez écrit le ${at}`,
  lookHint: 'Choisissez un passage pour le copier.',
  notShown: 'Un choix différent (il ne se montre pas en mots)',
  erased: '(effacé)',
  close: 'Fermer',
  ignore: 'Ignorer',
  ignoreQuestion: 'Supprimer ce que vous aviez écrit\u00a0?',
  ignoreDetail: 'Il ne sera plus proposé. Ce qui est enregistré reste comme il est.',
  ignoreConfirm: 'Supprimer',
  keep: 'Le garder',

  /** Source: the error catalogue of the contract. */
  failed: 'Erreur lors de l’enregistrement.',
  noNetwork: NO_NETWORK,
  serverFault:
    'Le serveur n’a pas pu enregistrer. Ce que vous avez écrit reste sur cet écran\u00a0: réessayez dans un instant.',
  refused: 'Cela n’a pas été enregistré. Ce que vous avez écrit reste sur cet écran.',
  isBack: 'La connexion est revenue. Vous pouvez enregistrer.',
  retry: 'Réessayer',
  hide: 'Masquer ce message',

  endedTitle: 'Votre session est terminée',
  endedDetail:
    'Rien n’est perdu\u00a0: ce que vous avez écrit reste sur cet écran. Connectez-vous dans un ' +
    'nouvel onglet, puis revenez ici pour enregistrer.',
  signIn: 'Se connecter',
  backTitle: 'Vous êtes de nouveau connecté',
  backDetail: 'Ce que vous avez écrit est toujours là.',
  save: 'Enregistrer',
  goOn: 'Continuer',
  otherTitle: 'Une autre personne est connectée',
  otherDetail: (other: string, me: string) =>
    `Ce navigateur est ouvert au nom ${ofName(other)}. Ce ${thatName(me)} a écrit ici ne peut pas ` +
    `être enregistré à ce nom\u00a0: reconnectez-vous avec le compte ${ofName(me)}. Rien n’est perdu ` +
    'tant que cet onglet reste ouvert.',
  changeAccount: 'Changer de compte',
  notSaved: 'Rien n’a été enregistré.',
  somebody: 'une autre personne',
} as const
