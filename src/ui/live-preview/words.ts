/** Words of the preview on the editor's screen. */
export const words = {
  open: 'Aperçu',
  close: 'Fermer l’aperçu',
  title: 'Aperçu de la page',
  devices: 'Taille de l’écran',
  size: (width: number) => `${width} pixels`,
  newTab: 'Ouvrir dans un onglet',
  newTabHint: 'Nouvel onglet, avec le dernier enregistrement',
  loading: 'Aperçu en cours de chargement…',
  hint: 'Vos modifications y apparaissent même avant d’être enregistrées.',
} as const
