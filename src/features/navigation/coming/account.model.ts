import type { ComingPage, ComingStep } from './page.model'

const WITHOUT_ACCOUNT: ComingStep = {
  title: 'Garder des animaux en favoris',
  text: 'Touchez le cœur d’une fiche : elle est gardée dans ce navigateur, sans compte.',
  link: { href: '/favoris', label: 'Mes favoris' },
}

const ACCOUNT: ComingStep = {
  title: 'Tenir vos coordonnées à jour',
  text: 'Votre nom, votre adresse e-mail, votre mot de passe et vos appareils sont dans votre compte.',
  link: { href: '/account', label: 'Mon compte' },
}

export const ACCOUNT_PAGES: Readonly<Record<string, ComingPage>> = {
  wall: {
    path: '/wall',
    title: 'Le mur',
    description: 'Les nouvelles des animaux et de leurs familles.',
    lead: 'Un endroit pour donner des nouvelles : une première nuit, une promenade, un anniversaire d’adoption.',
    stepsTitle: 'En attendant',
    steps: [
      {
        title: 'Lire les nouvelles des refuges',
        text: 'Chaque refuge publie ses actualités et ses belles histoires sur son site.',
        link: { href: '/refuges', label: 'Choisir un refuge' },
      },
      {
        title: 'Envoyer des nouvelles de votre animal',
        text: 'Une photo et trois lignes au refuge d’où il vient : c’est ce qui fait tenir une équipe.',
      },
    ],
    coming: 'Nous préparons ici un mur où adoptants et refuges pourront se répondre.',
    onward: [
      { href: '/refuges', label: 'Choisir un refuge' },
      { href: '/animaux', label: 'Les animaux à adopter' },
    ],
    isIndexed: false,
  },
  profil: {
    path: '/profil',
    title: 'Mon profil',
    description: 'Votre profil sur Patte Blanche.',
    lead: 'Tout se visite sans compte : chercher, lire une fiche, appeler un refuge, garder des favoris.',
    stepsTitle: 'Ce que vous pouvez faire',
    steps: [WITHOUT_ACCOUNT, ACCOUNT],
    coming:
      'Nous préparons ici votre profil\u00a0: ce que les autres voient de vous, si vous le voulez.',
    onward: [
      { href: '/favoris', label: 'Mes favoris' },
      { href: '/inscription', label: 'À quoi sert un compte' },
    ],
    isIndexed: false,
  },
}
