/** Where Payload's French reads like a form letter, the words a volunteer would use. */
export const translations = {
  fr: {
    fields: { addNew: 'Ajouter', addNewLabel: 'Ajouter : {{label}}' },
    general: {
      all: 'Tous :',
      createNew: 'Créer',
      createNewLabel: 'Créer : {{label}}',
      creatingNewLabel: 'Création : {{label}}',
      uploadNewLabel: 'Ajouter : {{label}}',
      true: 'Oui',
      false: 'Non',
    },
  },
}
