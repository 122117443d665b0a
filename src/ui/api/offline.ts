/** Where nothing was written that could be lost. */
export const OFFLINE = 'La connexion au serveur a échoué. Vérifiez votre réseau, puis réessayez.'
