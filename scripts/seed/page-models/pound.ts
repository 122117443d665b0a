import { content, image, section, type PageSeed } from '../page-parts'
import { button, contactPage, prose, show, type Voice } from './parts'

/** A pound: a public service that gives back before it entrusts. */
export function pound({ shelter, home, call }: Voice): PageSeed[] {
  return [
    {
      title: 'Accueil',
      isHomepage: true,
      visibleInMenu: false,
      menuOrder: 0,
      metaDescription: `${shelter.name} : animal perdu ou trouvé, démarches et adoptions.`,
      sections: ({ building }) =>
        content(
          section(
            [
              [
                prose(
                  '<h2>Votre animal a disparu ?</h2><p>Appelez-nous d’abord : il est peut-être déjà ici.</p><p>Prévenez aussi la mairie et I-CAD : avec un numéro de téléphone à jour, le retour est souvent une affaire d’heures.</p>',
                  'left',
                  'large',
                ),
                button('Un doute ?', 'Une description suffit, nous allons voir.', [
                  'Appeler la fourrière',
                  call,
                ]),
              ],
              [image(building, 'Le bâtiment de la fourrière')],
            ],
            { backgroundColor: 'gray-100', padding: 'large', width: 'wide' },
          ),
          section(
            [
              [prose('<h3>Il a une puce</h3><p>Nous prévenons sa famille le jour même.</p>')],
              [
                prose(
                  '<h3>Il n’en a pas</h3><p>Son signalement est publié et affiché en mairie.</p>',
                ),
              ],
              [prose('<h3>Après huit jours ouvrés</h3><p>Il peut être confié à l’adoption.</p>')],
            ],
            { backgroundColor: 'white' },
          ),
          show('animaux-liste', {
            title: 'Délai passé : à adopter',
            limit: 4,
            cardsPerRow: 4,
            cardDesign: 'list',
            showFilters: true,
            showLoadMore: true,
          }),
          show('localisation', { title: 'Où nous trouver', variant: 'large' }),
        ),
    },
    {
      title: 'Récupérer son animal',
      visibleInMenu: true,
      menuOrder: 1,
      sections: () =>
        content(
          section(
            [
              [
                prose(
                  '<h2>Que faut-il apporter ?</h2><ol><li>Une pièce d’identité.</li><li>La carte d’identification de l’animal, ou tout papier qui prouve qu’il est à vous.</li><li>De quoi le transporter.</li></ol><p>Des frais de garde et d’identification sont dus à la commune. Si c’est difficile, dites-le : des solutions existent.</p>',
                ),
              ],
            ],
            { width: 'narrow' },
          ),
          show(
            'questions-frequentes',
            { title: 'Questions fréquentes' },
            { backgroundColor: 'gray-50' },
          ),
        ),
    },
    {
      title: 'Vous avez trouvé un animal',
      slug: 'animal-trouve',
      visibleInMenu: true,
      menuOrder: 2,
      sections: () =>
        content(
          section(
            [
              [
                prose(
                  '<h2>Les bons gestes</h2><ul><li>Ne courez pas après lui : asseyez-vous, parlez bas.</li><li>Faites lire sa puce chez n’importe quel vétérinaire : c’est gratuit.</li><li>Prévenez la mairie du lieu où vous l’avez trouvé.</li><li>Ne le gardez pas sans rien dire, même avec les meilleures intentions.</li></ul>',
                ),
                button(
                  'Nous l’amener',
                  'Aux heures d’ouverture, sans rendez-vous.',
                  ['Voir les horaires', `${home}/nous-rencontrer`],
                  'secondary',
                ),
              ],
            ],
            { width: 'narrow' },
          ),
        ),
    },
    contactPage(3, 'standard', 'Pour un animal perdu, téléphonez : c’est plus rapide.'),
  ]
}
