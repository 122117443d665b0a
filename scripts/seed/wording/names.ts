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
    MALE: list(
      'Atlas Arlo Azur Argo Aslan Alto Achille Ambroise Aramis Aston Artus Aladin Apollo Asterix Anouk Aldo',
    ),
    FEMALE: list(
      'Anya Alba Ambre Athéna Astrid Ayla Avoine Abeille Amande Aurore Arya Alaska Agathe Aïda Anémone Alma',
    ),
  },
  B: {
    MALE: list(
      'Basile Biscuit Balto Baloo Boréal Bilbo Barnabé Bambou Bandit Basalte Bastien Banjo Bosco Bruno Bourdon Béryl',
    ),
    FEMALE: list(
      'Bulle Brume Bergamote Betty Bahia Brioche Bruyère Blanche Belette Baya Brunette Biche Babette Bonnie Badiane Bobine',
    ),
  },
  M: {
    MALE: list(
      'Max Milo Marius Merlin Moustache Mistral Marlon Mousse Magellan Marcel Médor Mirage',
    ),
    FEMALE: list(
      'Maya Mila Moka Minette Malice Mirabelle Myrtille Mélodie Mimosa Mûre Moustille Marquise Mouna',
    ),
  },
  N: {
    MALE: list(
      'Naoki Nestor Newton Nougat Noé Nuage Nikos Napoléon Neptune Nemo Nino Noisetier Nounours',
    ),
    FEMALE: list(
      'Nala Noisette Nina Neige Naïa Nougatine Nova Nymphe Nuit Noa Nacre Ninon Nébuleuse',
    ),
  },
  O: {
    MALE: list('Oslo Oscar Orion Olaf Ouragan Ottawa Othello Orage Obélix Orphée Oreo Onyx Octave'),
    FEMALE: list(
      'Olympe Ondine Opale Olive Ourse Ombre Orka Osmose Ophélie Olga Oriane Ocre Ouate',
    ),
  },
  P: {
    MALE: list(
      'Pablo Pixel Pongo Pirate Pépin Prosper Polo Pacha Panache Papyrus Paco Picasso Pinson',
    ),
    FEMALE: list(
      'Perle Prune Pépite Pivoine Paprika Praline Pomme Plume Patience Pistache Pâquerette Pénélope Patchouli',
    ),
  },
  R: {
    MALE: list('Rio Roméo Rusty Réglisse Rocky Ringo Ramsès Raoul Ragtime Rubis Rocco Robin'),
    FEMALE: list(
      'Ruby Roxane Romy Rosalie Rumba Réséda Ronce Raya Rosée Romance Ritournelle Rafale Rhéa',
    ),
  },
  S: {
    MALE: list(
      'Simba Saphir Safran Scoubi Sirius Socrate Sushi Sam Silex Saturne Samba Spirou Surcouf',
    ),
    FEMALE: list(
      'Saga Sirène Salsa Soline Sixtine Stella Sauge Shana Sultane Sahara Sardine Swann Sibylle',
    ),
  },
  T: {
    MALE: list(
      'Tango Théo Titus Tonnerre Tao Triton Tigrou Tobby Timon Tokyo Tambour Tarzan Turbo',
    ),
    FEMALE: list(
      'Taïga Tina Tulipe Tosca Truffe Toundra Téquila Tess Tempête Tisane Tornade Tekila Thaïs',
    ),
  },
  U: {
    MALE: list('Ulysse Umo Ultra Usko Ubu Urban Uranus Ugo Uriel Ursus Ultimo Unix Upsilon'),
    FEMALE: list('Uma Ulla Utopie Unika Uzès Ursuline Ulane Ultime Union Urbaine Ulrica Ushuaïa'),
  },
  V: {
    MALE: list(
      'Vasco Vulcain Virgile Volt Vagabond Victor Voyou Viking Vivaldi Verlaine Vesper Vador Vélo',
    ),
    FEMALE: list(
      'Vanille Violette Véga Vénus Valse Vaïana Verveine Volga Vadrouille Vega Victoire Vahiné Volute',
    ),
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

/** Names of rabbits, goats, parakeets and the like. */
export const SMALL_NAMES: BySex = {
  MALE: list(
    'Panpan Cacahuète Gribouille Pop-Corn Gaspard Nougatin Céleri Radis Moustachu Einstein Pistou Fenouil Barbe-Noire Colombo Berlioz Ratatouille Pesto Trèfle Chardon Grelot Domino Flocon Muscat Gingembre Cactus Houdini Mozart Bigoudi Persil Ernest Marcellin Tournesol',
  ),
  FEMALE: list(
    'Noisettine Marguerite Pâquerette Myosotis Clochette Capucine Groseille Luciole Coquelicot Cerise Mirabellette Chipolata Bichette Fougère Carotte Mandarine Clémentine Libellule Figue Pirouette Framboise Cassis Rosette Blanchette Coccinelle Sésame Polenta Suzette Églantine Ciboulette Joséphine Lavande',
  ),
}
