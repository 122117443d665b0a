/**
 * First letters by birth year, as the French kennel club and cat federation give them out; shelters
 * keep the habit for animals without a pedigree. Years that are not here use common names only.
 */
export const LETTER_OF_YEAR: Readonly<Record<number, string>> = {
  2016: 'M',
  2017: 'N',
  2018: 'O',
  2019: 'P',
  2020: 'R',
  2021: 'S',
  2022: 'T',
  2023: 'U',
  2024: 'V',
  2025: 'A',
  2026: 'B',
}

const list = (text: string) => text.split(' ')

type BySex = { MALE: readonly string[]; FEMALE: readonly string[] }

export const NAMES_BY_LETTER: Readonly<Record<string, BySex>> = {
  A: {
    MALE: list('Atlas Arlo Azur Argo Aslan Alto Achille Ambroise Aramis Aston'),
    FEMALE: list('Anya Alba Ambre Athéna Astrid Ayla Avoine Abeille Amande Aurore'),
  },
  B: {
    MALE: list('Basile Biscuit Balto Baloo Boréal Bilbo Barnabé Bambou Bandit Basalte'),
    FEMALE: list('Bulle Brume Bergamote Betty Bahia Brioche Bruyère Blanche Belette Baya'),
  },
  M: {
    MALE: list('Max Milo Marius Merlin Moustache Mistral Marlon Mousse'),
    FEMALE: list('Maya Mila Moka Minette Malice Mirabelle Myrtille Mélodie'),
  },
  N: {
    MALE: list('Naoki Nestor Newton Nougat Noé Nuage Nikos Napoléon'),
    FEMALE: list('Nala Noisette Nina Neige Naïa Nougatine Nova Nymphe'),
  },
  O: {
    MALE: list('Oslo Oscar Orion Olaf Ouragan Ottawa Othello Orage'),
    FEMALE: list('Olympe Ondine Opale Olive Ourse Ombre Orka Osmose'),
  },
  P: {
    MALE: list('Pablo Pixel Pongo Pirate Pépin Prosper Polo Pacha'),
    FEMALE: list('Perle Prune Pépite Pivoine Paprika Praline Pomme Plume'),
  },
  R: {
    MALE: list('Rio Roméo Rusty Réglisse Rocky Ringo Ramsès Raoul'),
    FEMALE: list('Ruby Roxane Romy Rosalie Rumba Réséda Ronce Raya'),
  },
  S: {
    MALE: list('Simba Saphir Safran Scoubi Sirius Socrate Sushi Sam'),
    FEMALE: list('Saga Sirène Salsa Soline Sixtine Stella Sauge Shana'),
  },
  T: {
    MALE: list('Tango Théo Titus Tonnerre Tao Triton Tigrou Tobby'),
    FEMALE: list('Taïga Tina Tulipe Tosca Truffe Toundra Téquila Tess'),
  },
  U: {
    MALE: list('Ulysse Umo Ultra Usko Ubu Urban Uranus Ugo'),
    FEMALE: list('Uma Ulla Utopie Unika Uzès Ursuline Ulane Ultime'),
  },
  V: {
    MALE: list('Vasco Vulcain Virgile Volt Vagabond Victor Voyou Viking'),
    FEMALE: list('Vanille Violette Véga Vénus Valse Vaïana Verveine Volga'),
  },
}

/** Names that owners give in any year. */
export const COMMON_NAMES: Readonly<Record<'DOG' | 'CAT', BySex>> = {
  DOG: {
    MALE: list(
      'Filou Caramel Hugo Jazz Gaston Léo Chico Kenzo Igor Figaro Dobby Elliot Loustic Zorro',
    ),
    FEMALE: list(
      'Fanny Gaïa Kali Luna Java Lola Cannelle Doris Iris Heidi Câline Zoé Ficelle Jade',
    ),
  },
  CAT: {
    MALE: list(
      'Félix Chaussette Gribouille Caramel Kiwi Isidore Lucky Cookie Figaro Duc Hector Zébulon',
    ),
    FEMALE: list(
      'Câline Grisette Luna Cachou Lilas Fleur Isis Chipie Duchesse Guimauve Jasmine Zoé',
    ),
  },
}
