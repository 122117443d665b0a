/** Where Payload's French reads like a form letter, the words a volunteer would use. */
export const translations = {
  fr: {
    fields: { addNew: 'Ajouter', addNewLabel: 'Ajouter\u00a0: {{label}}' },
    general: {
      all: 'Tous\u00a0:',
      createNew: 'Créer',
      createNewLabel: 'Créer\u00a0: {{label}}',
      creatingNewLabel: 'Création\u00a0: {{label}}',
      uploadNewLabel: 'Ajouter\u00a0: {{label}}',
      createdAt: 'Créé le',
      deletedAt: 'Supprimé le',
      true: 'Oui',
      false: 'Non',
      submitting: 'Enregistrement…',
      submissionSuccessful: 'Enregistré.',
      updatedSuccessfully: 'Enregistré.',
      // Payload's own French names a parameter that nobody gives.
      schedulePublishFor: 'Programmer la publication de «\u00a0{{title}}\u00a0»',
      time: 'Date et heure',
      upcomingEvents: 'Publications programmées',
      noUpcomingEventsScheduled: 'Aucune publication programmée.',
      noDateSelected: 'Choisissez une date et une heure.',
      documentLocked: 'Quelqu’un travaille ici en ce moment',
      currentlyEditing:
        'modifie ce contenu. Si vous le prenez en charge, cette personne ne pourra plus ' +
        'enregistrer et pourra perdre ce qu’elle n’a pas encore enregistré.',
      goBack: 'Retour',
      leaveWithoutSaving: 'Quitter sans enregistrer ?',
      changesNotSaved: 'Ce que vous avez modifié ici n’est pas encore enregistré.',
      leaveAnyway: 'Quitter sans enregistrer',
      stayOnThisPage: 'Rester sur la page',
      anotherUserTakenOver: 'Une autre personne a pris ce contenu en charge.',
      documentModified: 'Modifié entre-temps',
      documentOutOfDate:
        'Une autre personne vient d’enregistrer ce contenu\u00a0: ce que vous voyez n’est plus à jour.',
      reloadDocument: 'Recharger',
    },
    version: {
      draftSavedSuccessfully: 'Brouillon enregistré.',
      comparingAgainst: 'Comparée à',
      currentlyViewing: 'Version affichée',
      modifiedOnly: 'Seulement les différences',
      currentDraft: 'Brouillon actuel',
      currentPublishedVersion: 'Version en ligne',
      currentlyPublished: 'En ligne',
      previouslyDraft: 'Ancien brouillon',
      previouslyPublished: 'Anciennement en ligne',
      versionID: 'Référence',
      type: 'Action',
      unpublish: 'Retirer du site',
      confirmUnpublish: 'Retirer du site\u00a0?',
      aboutToUnpublish: 'Les visiteurs ne verront plus ce contenu. Il reste ici comme brouillon.',
      unpublishing: 'Retrait en cours…',
      unpublishedSuccessfully: 'Retiré du site.',
      scheduledSuccessfully: 'Publication programmée.',
      confirmVersionRestoration: 'Restaurer cette version\u00a0?',
      restoreAsDraft: 'Restaurer comme brouillon',
      // A version is restored with the state that it had.
      aboutToRestore:
        'Le contenu reprendra l’état du {{versionDate}}. Si cette version était en ligne, les ' +
        'visiteurs la verront aussitôt ; avec « Restaurer comme brouillon », ils ne ' +
        'voient rien de changé. L’état actuel reste dans les versions.',
      revertToPublished: 'Abandonner ce brouillon',
      confirmRevertToSaved: 'Abandonner ce brouillon ?',
      aboutToRevertToPublished:
        'Les modifications de ce brouillon seront retirées, et ce contenu redevient ce que les ' +
        'visiteurs voient aujourd’hui. Le brouillon reste dans les versions.',
      reverting: 'Retour à la version en ligne…',
      restoredSuccessfully: 'Version restaurée.',
    },
  },
}
