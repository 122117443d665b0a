import type { Species } from '../model'

/** « Chiens »: several of a species. */
export const SPECIES_PLURALS: Record<Species, string> = {
  DOG: 'Chiens',
  CAT: 'Chats',
  RABBIT: 'Lapins',
  FERRET: 'Furets',
  GUINEA_PIG: 'Cochons d’Inde',
  HAMSTER: 'Hamsters',
  RAT: 'Rats',
  MOUSE: 'Souris',
  CHINCHILLA: 'Chinchillas',
  BIRD: 'Oiseaux',
  TURTLE: 'Tortues',
  LIZARD: 'Lézards',
  SNAKE: 'Serpents',
  FISH: 'Poissons',
  PIG: 'Cochons',
  GOAT: 'Chèvres',
  SHEEP: 'Moutons',
  HORSE: 'Chevaux',
  DONKEY: 'Ânes',
  HEDGEHOG: 'Hérissons',
  OTHER: 'Autres animaux',
}
