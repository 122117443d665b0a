import { counted } from '@/platform/french.model'

/** Words on the editor's screen; sentences in quotes in the contract are kept as they are. */
export const labels = {
  title: 'Contenu de la page',
  addSection: 'Ajouter une section',
  addSectionOf: (columns: number) => counted(columns, 'colonne'),
  addBlock: 'Ajouter un bloc',
  addBlockTo: (section: number, column: number) =>
    `Ajouter un bloc dans la section ${section + 1}, colonne ${column + 1}`,
  emptyHint: 'Commencez par ajouter une section, puis des blocs dans ses colonnes.',

  section: (index: number) => `Section ${index + 1}`,
  column: (index: number) => `Colonne ${index + 1}`,
  layout: 'Nombre de colonnes',
  stacked: (layout: number) =>
    `À cette largeur d’affichage, les ${layout} colonnes passent les unes sous les autres. ` +
    'Choisissez «\u00a0Ordinateur\u00a0» pour les voir côte à côte.',
  background: 'Couleur de fond',
  padding: 'Marge intérieure',
  shares: 'Largeur des colonnes',
  verticalAlign: 'Alignement vertical des colonnes',
  margin: 'Marge extérieure',
  width: 'Largeur',

  moveSectionUp: (index: number) => `Monter la section ${index + 1}`,
  moveSectionDown: (index: number) => `Descendre la section ${index + 1}`,
  duplicateSection: (index: number) => `Dupliquer la section ${index + 1}`,
  removeSection: (index: number) => `Supprimer la section ${index + 1}`,

  moveBlockTo: (name: string, index: number, count: number) =>
    `Déplacer ${name} en position ${index + 1} sur ${count}`,
  firstPosition: (name: string) => `${name} : déjà en première position`,
  lastPosition: (name: string) => `${name} : déjà en dernière position`,
  duplicateBlock: (name: string) => `Dupliquer ${name}`,
  removeBlock: (name: string) => `Supprimer ${name}`,
  keptBlock: 'Ce bloc vient d’une autre version : il est conservé tel quel.',
  keptTemplate: 'Ce modèle vient d’une autre version : il est conservé tel quel.',
  toComplete: 'Avant de publier',
  toCompleteMark: 'À compléter',
  refusedMark: 'À corriger',
  unseenBlock: (advice: string) => `Les visiteurs ne verront pas un bloc vide. ${advice}.`,
  emptyImage: 'Image à choisir',
  emptyCta: 'Bouton à compléter',

  selectHint: 'Cliquez sur un texte, une image ou une section de la page pour la modifier.',
  toolsOf: (name: string) => `Outils\u00a0: ${name}`,
  selectSection: (index: number) => `Sélectionner la section ${index + 1}`,
  moreOf: (name: string) => `Plus d’actions\u00a0: ${name}`,
  settingsOf: (name: string) => `Réglages\u00a0: ${name}`,
  panel: 'Réglages',
  views: { outline: 'Plan de la page', checks: 'Vérifications' },
  closePanel: 'Fermer les réglages',
  closeDialog: 'Fermer',
  addSectionAfter: (index: number) => `Ajouter une section sous la section ${index + 1}`,

  devices: 'Largeur d’affichage',
  deviceOf: (name: string, width: number) => `${name}, ${width} pixels`,
  shownAs: (name: string, width: number) => `Page affichée comme sur ${name}, ${width} pixels`,
  full: 'Plein écran',
  leaveFull: 'Quitter le plein écran',

  undo: 'Annuler',
  redo: 'Rétablir',
  modified: 'Modifications non enregistrées',
  unmodified: 'Tout est enregistré',

  removeBlockQuestion: 'Êtes-vous sûr de vouloir supprimer ce bloc\u00a0?',
  removeSectionQuestion: 'Êtes-vous sûr de vouloir supprimer cette section\u00a0?',
  removeSectionBlocks: (count: number) =>
    count > 1 ? `Ses ${count} blocs seront supprimés aussi.` : 'Son bloc sera supprimé aussi.',
  remove: 'Supprimer',
  cancel: 'Annuler',

  refusedTitle: 'La page n’a pas été enregistrée',
  goToBlock: 'Aller au bloc',
  refusedGo: (message: string) => `Aller au bloc : ${message}`,
  invalidUrl: (typed: string) =>
    typed.trim()
      ? `«\u00a0${typed.trim()}\u00a0» n’est pas une adresse. Choisissez une page dans la liste, ou écrivez une adresse complète (https://…), un e-mail ou un téléphone.`
      : 'Choisissez une page dans la liste, ou écrivez une adresse complète (https://…), un e-mail ou un téléphone.',
  loading: 'Chargement…',
  retry: 'Réessayer',
} as const

export const deviceLabels = {
  mobile: 'Mobile',
  tablette: 'Tablette',
  ordinateur: 'Ordinateur',
} as const

/** What each type of block is for. */
export const blockHints = {
  TEXT: 'Un titre, des paragraphes, une liste.',
  IMAGE: 'Une photo de la médiathèque, ou de votre appareil.',
  CTA: 'Un bouton qui mène à une page, un e-mail ou un téléphone.',
  TEMPLATE: 'Ce que le site sait déjà\u00a0: animaux, horaires, équipe, actualités…',
} as const

/** Labels and hints of the settings of blocks. */
export const fieldLabels = {
  alignment: 'Alignement',
  size: 'Taille du texte',
  textLabel: 'Texte du bloc',

  alt: 'Texte alternatif',
  altHint: 'Ce que l’on voit, pour les personnes qui ne voient pas l’image.',
  decorative: 'Image décorative',
  decorativeHint: 'Elle n’apporte aucune information : aucun texte alternatif n’est nécessaire.',
  caption: 'Légende',
  format: 'Format',
  objectFit: 'Cadrage',
  containerSize: 'Largeur dans la colonne',
  percent: (value: number) => `${value} %`,

  title: 'Titre',
  description: 'Description',
  buttonText: 'Texte du bouton',
  buttonUrl: 'Adresse du bouton',
  urlHint:
    'Le nom d’une page, d’un article, d’un formulaire ou d’un animal, une adresse web, un e-mail ou un téléphone.',
  linkPlaceholder: 'Contact, https://…',
  linkList: 'Propositions',
  linkOn: (words: string) => `Sur les mots «\u00a0${words}\u00a0»`,
  linkLeads: (url: string) => `Mène à ${url}`,
  style: 'Style du bouton',

  template: 'Modèle',
  changeTemplate: 'Changer de modèle',
  chooseTemplate: 'Choisir un modèle',
  useTemplate: 'Utiliser ce modèle',
  previewOf: (label: string) => `Aperçu\u00a0: ${label}`,
  templateCategories: 'Catégories de modèles',
  allTemplates: 'Tous',
  limit: 'Nombre d’éléments affichés',
  limitHint: (max: number) => `De 1 à ${max}.`,
  showFilters: 'Afficher les filtres',
  showLoadMore: 'Afficher « Voir la suite »',
  cardsPerRow: 'Cartes par ligne',
  cardDesign: 'Style des cartes',
  textLayout: 'Texte affiché',
  arrangement: 'Disposition',
  variant: 'Présentation',
  animal: 'Animal',
  saveTemplate: 'Valider le bloc',
  cancelTemplate: 'Abandonner',
  templateGivenUp: 'Réglages du modèle abandonnés',
  templateKeys: 'Ctrl + Entrée pour valider, Échap pour abandonner.',

  chooseImage: 'Choisir une image',
  changeImage: 'Changer d’image',
  removeImage: 'Retirer l’image',
  imageGone: 'Cette image ne se charge pas : elle a peut-être été supprimée.',
  form: 'Formulaire',
  formByDefault: 'Le premier formulaire de contact',
  formClosed: (title: string) => `${title} (inactif)`,
  chooseAnimal: 'Choisir un animal',
  changeAnimal: 'Changer d’animal',
  removeAnimal: 'Retirer l’animal',
  animalGone: 'Cet animal ne se charge pas : il a peut-être été supprimé.',
  animalHidden:
    'Cet animal n’est pas visible sur le site : tant qu’il ne l’est pas, le bloc n’apparaît pas.',
  noAnimal: 'Aucun animal sélectionné',
  noShelter: 'Choisissez d’abord le refuge de la page.',
} as const

/** Labels of the toolbar of text. */
export const textLabels = {
  toolbar: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  strikethrough: 'Barré',
  paragraph: 'Paragraphe',
  h2: 'Titre 2',
  h3: 'Titre 3',
  h4: 'Titre 4',
  bullet: 'Liste à puces',
  number: 'Liste numérotée',
  quote: 'Citation',
  link: 'Lien',
  undo: 'Annuler',
  redo: 'Rétablir',
  placeholder: 'Écrivez ici…',
  inPlace: 'Le texte s’écrit directement dans la page.',
  loading: 'Chargement de l’éditeur de texte…',
  linkUrl: 'Adresse du lien',
  linkBlank: 'Ouvrir dans un nouvel onglet',
  applyLink: 'Appliquer',
  removeLink: 'Retirer le lien',
} as const
