/** The only thing that a failed sign-in ever says, whatever was wrong. */
export const WRONG_CREDENTIALS = 'Identifiants incorrects'

/** What asking for a link answers, whether the account exists or not. */
export const LINK_IS_ON_ITS_WAY = 'Si un compte porte cette adresse, un message vient de partir'

/** Said of a link that was used, that is too old, or that never was. */
export const LINK_IS_OVER = 'Ce lien n’est plus valable'

/** What a good password is, said before it is typed. */
export const PASSWORD_RULE =
  'Au moins 12 caractères, ou une phrase de 4 mots. Évitez les mots de passe courants.'
