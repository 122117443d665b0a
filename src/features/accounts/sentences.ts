/** The only thing that a failed sign-in ever says, whatever was wrong. */
export const WRONG_CREDENTIALS = 'Identifiants incorrects'
