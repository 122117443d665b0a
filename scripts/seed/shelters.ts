import { DEFAULT_THEME, type Theme } from '@/features/shelters/theme/model'

type Hour = { weekday: number; opensAt?: string; closesAt?: string; isClosed?: boolean }

export type ShelterSeed = {
  slug: string
  name: string
  shelterType: 'ASSOCIATION' | 'ANIMAL_POUND' | 'SANCTUARY' | 'PRIVATE_SHELTER'
  location: {
    address: string
    postalCode: string
    city: string
    country: string
    lat: number
    lng: number
  }
  email: string
  phone: string
  shortDescription: string
  longDescription: string
  openingHours: Hour[]
  theme: Theme
  accepts: { adoptions: boolean; donations: boolean; sponsoring: boolean }
  foundationDate: string
  animals: number
}

const afternoons = (days: number[], closed: number[]): Hour[] => [
  ...days.map((weekday) => ({ weekday, opensAt: '14:00', closesAt: '18:00' })),
  ...closed.map((weekday) => ({ weekday, isClosed: true })),
]

/** The shelters of the demonstration: two at work, and one that has nothing yet. */
export const SHELTERS: ShelterSeed[] = [
  {
    slug: 'refuge-des-quatre-vents',
    name: 'Refuge des Quatre Vents',
    shelterType: 'ASSOCIATION',
    location: {
      address: '12 chemin des Genêts',
      postalCode: '35170',
      city: 'Bruz',
      country: 'France',
      lat: 48.0239,
      lng: -1.7458,
    },
    email: 'contact.quatrevents@exemple.fr',
    phone: '01 99 00 12 34',
    shortDescription:
      'Depuis 1987, une équipe de bénévoles et trois soigneurs accueillent chiens et chats au sud de Rennes.',
    longDescription: [
      'Le refuge est né en 1987 autour d’une vieille ferme et de quelques habitants qui ne supportaient plus de voir des chiens errer le long de la route. Aujourd’hui, il accueille chaque année près de quatre cents animaux : des chiens et des chats abandonnés, trouvés ou confiés par des familles dont la vie a changé.',
      'Ici, chaque animal a un carnet, un référent et du temps. Nous ne cherchons pas à placer vite, mais à placer bien : plusieurs rencontres, une visite si besoin, et des nouvelles après l’adoption.',
      'Nous vivons des dons, des participations aux frais et de l’énergie de soixante bénévoles. Passez nous voir, même pour une simple promenade.',
    ].join('\n\n'),
    openingHours: [
      ...afternoons([3, 5, 0], [1, 2]),
      { weekday: 4, opensAt: '14:00', closesAt: '17:00' },
      { weekday: 6, opensAt: '10:00', closesAt: '12:30' },
      { weekday: 6, opensAt: '14:00', closesAt: '18:00' },
    ],
    theme: {
      ...DEFAULT_THEME,
      primaryColor: '#1E6B57',
      secondaryColor: '#F2A65A',
      tertiaryColor: '#BFDDE8',
      headerColor: '#FFFFFF',
      headerTextColor: '#22302E',
      footerColor: '#17493D',
      footerTextColor: '#F7F3EA',
      bannerColor: '#E7F1EC',
      bannerTextColor: '#123D32',
      buttonColor: '#1E6B57',
      buttonTextColor: '#FFFFFF',
      linkColor: '#17604D',
      backgroundColor: '#FBF7F0',
    },
    accepts: { adoptions: true, donations: true, sponsoring: true },
    foundationDate: '1987-04-12',
    animals: 38,
  },
  {
    slug: 'les-amis-du-lac',
    name: 'Les Amis du Lac',
    shelterType: 'ASSOCIATION',
    location: {
      address: '3 route de la Grève',
      postalCode: '74410',
      city: 'Saint-Jorioz',
      country: 'France',
      lat: 45.8305,
      lng: 6.1664,
    },
    email: 'contact.amisdulac@exemple.fr',
    phone: '01 99 00 56 78',
    shortDescription:
      'Une petite association au bord du lac d’Annecy, surtout pour les chats, avec vingt familles d’accueil.',
    longDescription: [
      'Les Amis du Lac, c’est d’abord un réseau de familles d’accueil : nos animaux vivent dans des maisons, et nous apprenons à les connaître avant de les confier.',
      'Nous recueillons surtout des chats libres et des portées trouvées autour du lac. Tous sont soignés, identifiés, vaccinés et stérilisés avant leur départ.',
    ].join('\n\n'),
    openingHours: afternoons([3, 6], [1, 2, 4, 5, 0]),
    theme: {
      ...DEFAULT_THEME,
      primaryColor: '#2B5F8A',
      secondaryColor: '#E58F6B',
      headerColor: '#234E73',
      headerTextColor: '#FFFFFF',
      footerColor: '#1C3F5D',
      footerTextColor: '#F2F6FA',
      bannerColor: '#E8F0F7',
      bannerTextColor: '#1C3F5D',
      buttonColor: '#B3512B',
      buttonTextColor: '#FFFFFF',
      linkColor: '#234E73',
      backgroundColor: '#FCFBF8',
    },
    accepts: { adoptions: true, donations: true, sponsoring: false },
    foundationDate: '2009-09-05',
    animals: 22,
  },
  {
    slug: 'la-maison-des-moustaches',
    name: 'La Maison des Moustaches',
    shelterType: 'SANCTUARY',
    location: {
      address: '48 rue des Tilleuls',
      postalCode: '63200',
      city: 'Riom',
      country: 'France',
      lat: 45.8926,
      lng: 3.1129,
    },
    email: 'contact.moustaches@exemple.fr',
    phone: '01 99 00 90 12',
    shortDescription: '',
    longDescription: '',
    openingHours: [],
    theme: DEFAULT_THEME,
    accepts: { adoptions: true, donations: false, sponsoring: false },
    foundationDate: '2026-10-01',
    animals: 0,
  },
]
