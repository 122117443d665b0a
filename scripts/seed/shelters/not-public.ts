import { STARTING_THEME } from '@/features/shelters/theme/model'

import { afternoons } from './hours'
import { PLACES } from './places'
import type { ShelterSeed } from './types'

const NOTHING = { adoptions: true, donations: false, sponsoring: false }

/** One that waits for its review, one suspended, one refused: what only a super admin sees. */
export const NOT_PUBLIC: ShelterSeed[] = [
  {
    slug: 'les-pattes-champenoises',
    name: 'Les Pattes champenoises',
    shelterType: 'ASSOCIATION',
    status: 'PENDING',
    contactName: 'Élodie Thévenot',
    joinReason:
      'Nous plaçons nos chats par le bouche-à-oreille et nous n’avons pas de site. La plateforme nous permettrait d’être trouvés, et de répondre à tout le monde.',
    place: PLACES.troyes,
    address: '10 rue du Petit Cloître',
    email: 'pattes.champenoises@exemple.fr',
    phone: '01 99 00 31 32',
    shortDescription: 'Une jeune association de familles d’accueil pour les chats de l’Aube.',
    longDescription:
      'Nous sommes six amis et nous accueillons déjà neuf chats chez nous. Nous souhaitons rejoindre la plateforme pour leur trouver une famille et pour nous faire connaître des vétérinaires de la région.',
    openingHours: [],
    theme: STARTING_THEME,
    accepts: NOTHING,
    foundationDate: '2026-09-12',
    capacity: 15,
    flock: {},
  },
  {
    slug: 'refuge-du-val-d-auron',
    name: 'Refuge du Val d’Auron',
    shelterType: 'ASSOCIATION',
    status: 'SUSPENDED',
    suspensionReason: 'Fermeture pour travaux, demandée par le refuge lui-même jusqu’au printemps.',
    isVerified: true,
    place: PLACES.bourges,
    address: '77 chemin des Grands Prés',
    email: 'refuge.valauron@exemple.fr',
    phone: '01 99 00 32 43',
    shortDescription: 'Le refuge ferme ses portes le temps de reconstruire ses bâtiments.',
    longDescription:
      'Après l’orage de septembre, les boxes ne peuvent plus accueillir d’animaux. Nos pensionnaires ont tous trouvé une place dans d’autres refuges. Nous reviendrons au printemps, avec un toit neuf.',
    openingHours: afternoons([3, 6], [1, 2, 4, 5, 0]),
    theme: STARTING_THEME,
    accepts: NOTHING,
    foundationDate: '1986-03-16',
    capacity: 60,
    flock: {},
  },
  {
    slug: 'chiots-de-reve',
    name: 'Chiots de rêve',
    shelterType: 'PRIVATE_SHELTER',
    status: 'REJECTED',
    contactName: 'Ludovic Bernier',
    joinReason: 'Nous voulons présenter nos portées sur votre site.',
    rejectionReason:
      'Le SIRET transmis est celui d’une activité d’élevage. La plateforme est réservée aux associations, aux refuges et aux fourrières.',
    place: PLACES.cholet,
    address: '1 impasse des Lauriers',
    email: 'chiots.reve@exemple.fr',
    phone: '01 99 00 33 54',
    shortDescription: 'Chiots de petites races toute l’année.',
    longDescription: '',
    openingHours: [],
    theme: STARTING_THEME,
    accepts: NOTHING,
    foundationDate: '2024-02-01',
    flock: {},
  },
]
