import type { ComingPage, ComingStep } from './page.model'

const WITHOUT_ACCOUNT: ComingStep = {
  title: 'Garder des animaux en favoris',
  text: 'Touchez le cœur d’une fiche : elle est gardée dans ce navigateur, sans compte.',
  link: { href: '/favoris', label: 'Mes favoris' },
}

const SIGN_IN: ComingStep = {
  title: 'Entrer dans son espace',
  text: 'Les équipes des refuges se connectent avec l’adresse à laquelle elles ont été invitées.',
  link: { href: '/auth/connexion', label: 'Se connecter' },
}

const PASSWORD: ComingStep = {
  title: 'Changer de mot de passe',
  text: 'Demandez un lien : il arrive par e-mail et ne sert qu’une fois.',
  link: { href: '/auth/mot-de-passe-oublie', label: 'Mot de passe oublié' },
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
    steps: [WITHOUT_ACCOUNT, SIGN_IN, PASSWORD],
    coming:
      'Nous préparons ici votre profil : vos coordonnées, votre foyer, vos demandes d’adoption.',
    onward: [
      { href: '/favoris', label: 'Mes favoris' },
      { href: '/inscription', label: 'À quoi sert un compte' },
    ],
    isIndexed: false,
  },
  account: {
    path: '/account',
    title: 'Mon compte',
    description: 'Votre compte sur Patte Blanche.',
    lead: 'Les réglages de votre compte trouveront leur place ici. L’essentiel se fait déjà.',
    stepsTitle: 'Ce que vous pouvez faire',
    steps: [
      SIGN_IN,
      PASSWORD,
      {
        title: 'Savoir ce qui est gardé de vous',
        text: 'La page sur la confidentialité dit quoi, pourquoi, combien de temps, et comment demander une copie ou l’effacement.',
        link: { href: '/confidentialite', label: 'Confidentialité' },
      },
    ],
    coming:
      'Nous préparons ici vos réglages : e-mail, mot de passe, appareils connectés, copie et effacement de vos données.',
    onward: [
      { href: '/favoris', label: 'Mes favoris' },
      { href: '/confidentialite', label: 'Confidentialité' },
    ],
    isIndexed: false,
  },
}
