import { content, image, section, type PageSeed } from '../page-parts'
import { button, contactPage, prose, show, teamPage, type Voice } from './parts'

/** A sanctuary of equids and farm animals. */
export function farm({ shelter, ofCity, home, call }: Voice): PageSeed[] {
  return [
    {
      title: 'Accueil',
      isHomepage: true,
      visibleInMenu: false,
      menuOrder: 0,
      metaDescription: `${shelter.name}, près ${ofCity} : chevaux, ânes et animaux de ferme à parrainer ou à adopter.`,
      sections: ({ park }, animal) =>
        content(
          section(
            [
              [
                prose(
                  '<h2>Une retraite, ou un nouveau départ</h2><p>Certains finiront leurs jours au pré ; d’autres peuvent encore suivre une famille qui a de l’herbe et du temps. Leurs fiches le disent.</p>',
                  'left',
                  'large',
                ),
                button(
                  'Faites leur connaissance',
                  'Ceux qui restent et ceux qui cherchent un pré.',
                  ['Voir les animaux', `${home}/animals`],
                ),
              ],
              [image(park, 'Les animaux de la ferme devant la grange')],
            ],
            { backgroundColor: 'green-50', padding: 'large', width: 'wide' },
          ),
          show(
            'animal-vedette',
            { title: 'Rencontre', animalId: animal, alignment: 'right' },
            { backgroundColor: 'white' },
          ),
          show('animaux-liste', {
            title: 'Ils cherchent un pré',
            limit: 6,
            cardsPerRow: 3,
            cardDesign: 'floating',
            showFilters: true,
          }),
          show('events-list', { title: 'Nos dimanches', limit: 4 }, { backgroundColor: 'white' }),
        ),
    },
    {
      title: 'Accueillir un équidé',
      visibleInMenu: true,
      menuOrder: 1,
      sections: () =>
        content(
          section(
            [
              [
                prose(
                  '<h2>Ce qu’il faut réunir</h2><ul><li>Un hectare pour un cheval, un demi pour un âne, et un voisin qui surveille pendant vos vacances.</li><li>Un compagnon : aucun de nos équidés ne part seul.</li><li>Un abri, de l’eau même quand il gèle, des clôtures visibles.</li><li>Un maréchal, un dentiste et un vétérinaire.</li></ul><p>Vous devenez <strong>détenteur</strong> : le lieu de détention se déclare avant l’arrivée. Nous faisons les papiers avec vous.</p>',
                ),
              ],
              [
                prose(
                  '<h2>Et pour les autres ?</h2><p>Moutons, chèvres et cochons demandent aussi une déclaration, même pour un seul animal. Les poules se contentent d’un abri sûr et de compagnie.</p><blockquote>On n’adopte pas une tondeuse : on accueille quelqu’un.</blockquote>',
                ),
              ],
            ],
            { width: 'wide' },
          ),
          show('questions-frequentes', { title: 'Vos questions' }, { backgroundColor: 'gray-50' }),
        ),
    },
    {
      title: 'Aider la ferme',
      visibleInMenu: true,
      menuOrder: 2,
      sections: () =>
        content(
          section(
            [
              [
                prose(
                  '<h3>Le foin</h3><p>Quarante tonnes par hiver. Un ballot nourrit un âne cinq jours.</p>',
                  'center',
                ),
              ],
              [
                prose(
                  '<h3>Le maréchal</h3><p>Toutes les huit semaines, trente-six pieds.</p>',
                  'center',
                ),
              ],
              [
                prose(
                  '<h3>Les clôtures</h3><p>Quatre kilomètres, et des cochons inventifs.</p>',
                  'center',
                ),
              ],
              [
                prose(
                  '<h3>Vos bras</h3><p>Le premier dimanche du mois, bottes aux pieds.</p>',
                  'center',
                ),
              ],
            ],
            { width: 'wide' },
          ),
          section(
            [
              [
                button(
                  'Venir un dimanche',
                  'Prévenez-nous, nous ferons plus de soupe.',
                  ['Nous appeler', call],
                  'secondary',
                ),
              ],
            ],
            { backgroundColor: 'blue-50', width: 'narrow' },
          ),
          show('temoignages', { title: 'Ils sont venus', limit: 3 }),
        ),
    },
    teamPage(
      'La ferme',
      3,
      '<p>La ferme ne reçoit pas de subvention. Elle vit de parrainages, de dons et d’un potager que les chèvres laissent parfois pousser.</p>',
    ),
    contactPage(4, 'standard', 'Décrivez-nous votre terrain et ceux qui y vivent déjà.'),
  ]
}
