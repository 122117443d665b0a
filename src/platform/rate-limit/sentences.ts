/** Sentences of the contract, by what is tried. */
export const TOO_MANY = {
  signIn: 'Trop de tentatives de connexion détectées',
  reset: 'Trop de demandes de réinitialisation détectées',
  join: 'Trop de demandes d’adhésion détectées',
  forms: 'Trop d’envois détectés',
  reads: 'Trop de demandes détectées',
  other: 'Trop de tentatives détectées',
} as const
