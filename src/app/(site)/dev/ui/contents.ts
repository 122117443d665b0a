/** Parts of the page, in order; the id is the anchor. */
export const PARTS = [
  ['couleurs', 'Couleurs'],
  ['textes', 'Textes'],
  ['icones', 'Icônes'],
  ['boutons', 'Boutons et liens'],
  ['champs', 'Champs'],
  ['choix', 'Choix'],
  ['propositions', 'Propositions'],
  ['dialogues', 'Dialogues et panneaux'],
  ['menus', 'Menu'],
  ['accordeon', 'Accordéon'],
  ['messages', 'Messages'],
  ['etats', 'États'],
  ['etiquettes', 'Étiquettes'],
  ['cartes', 'Cartes'],
  ['listes', 'Suites de listes'],
  ['carrousels', 'Carrousels'],
  ['bannieres', 'Têtes de page'],
  ['theme', 'Couleurs d’un refuge'],
] as const

export type PartId = (typeof PARTS)[number][0]
