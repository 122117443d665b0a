import { FARM_VISIT as VISIT } from './meeting'
import { single, type Pack } from './types'

/** Hens: birds by their species, farm animals by their needs. */
export const POULTRY_PACK: Pack = {
  species: 'BIRD',
  noun: single('oiseau', 'M'),
  group: 'FARM',
  age: [200, 1800],
  energy: ['MODERATE', 'HIGH'],
  sexed: 1,
  neutered: {},
  vaccinated: false,
  chipped: 0,
  fee: [800, 800],
  feeIncludes: 'Vermifuge, traitement contre les poux rouges et conseils d’installation.',
  traits: [
    'Au bruit du grain, [il|elle] traverse la cour les ailes ouvertes, comme un avion en retard.',
    'Un rayon de soleil et un coin de poussière : c’est l’heure du bain.',
    '[Curieux|Curieuse], [il|elle] suit la brouette et commente chaque pelletée.',
    'Le soir, [il|elle] rentre sans qu’on l’appelle, toujours à la même place.',
  ],
  housing: [
    'Il lui faut un abri fermé la nuit, contre le renard, et un parcours d’herbe pour la journée.',
    'Une cabane sèche, de la litière propre et un terrain clos où gratter.',
  ],
  food: [
    'Du grain, de la verdure et de l’eau propre ; les restes sucrés sont à oublier.',
    'Un bon mélange de céréales, des épluchures vertes et du gravier pour digérer.',
  ],
  company: [
    'Les siens lui sont nécessaires : nous [le|la] confions à deux au moins.',
    'Un petit groupe l’attendra, ou partira avec [lui|elle].',
  ],
  health: [
    'Vermifuge fait, plumage refait : [il|elle] a retrouvé une belle allure.',
    '[Réformé|Réformée] ou [oublié|oubliée], [il|elle] a tout à découvrir, et l’herbe en premier.',
  ],
  meeting: VISIT,
  wishes: ['{name} cherche une cour et une bande', '{name} voudrait gratter en paix'],
  weaknesses: [
    {
      text: 'le potager ne lui résiste pas, un grillage sera nécessaire',
      short: 'dévaste les potagers',
    },
    { text: '[il|elle] donne de la voix au lever du jour', short: 'se fait entendre à l’aube' },
    {
      text: '[il|elle] ne se laisse pas prendre, il faut attendre la nuit pour les soins',
      short: 'ne se laisse pas prendre',
    },
  ],
}
