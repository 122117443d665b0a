import { content, image, section, type PageSeed, type Pictures } from '../page-parts'
import { button, contactPage, prose, show, teamPage, type Voice } from './parts'

/** The first words of a home page; the banner above has said who the shelter is. */
const OPENINGS = [
  '<h2>Un toit, une histoire, une famille</h2><p>Chacun est arrivé avec son histoire. Nous vous la racontons telle qu’elle est, puis nous vous laissons faire connaissance.</p>',
  '<h2>On ne choisit pas toujours celui qu’on emmène</h2><p>Beaucoup viennent pour l’un et repartent avec un autre, celui qui ne se montrait pas. Donnez-vous une heure.</p>',
  '<h2>Prenez le temps de les connaître</h2><p>Une première visite n’engage à rien. Revenez, posez toutes vos questions : nous connaissons leurs habitudes.</p>',
  '<h2>Ils ont tout leur temps, et nous aussi</h2><p>Personne ne vous pressera ici. Une vie à deux dure dix ou quinze ans : cela vaut bien deux visites.</p>',
  '<h2>La rencontre commence ici</h2><p>Lisez leurs fiches, puis venez vérifier : ils sont souvent plus drôles qu’en photo.</p>',
]

const STEPS = [
  '<h2>Adopter chez nous</h2><ol><li>Vous venez voir les animaux, sans engagement.</li><li>Nous parlons de votre quotidien : horaires, logement, enfants, vacances.</li><li>Vous revenez, avec tous ceux qui vivront avec lui.</li><li>Vous recevez le certificat d’engagement, et sept jours pour réfléchir.</li><li>Il part avec vous, et nous restons au bout du fil.</li></ol>',
  '<h2>Les étapes d’une adoption</h2><p>Comptez deux à trois semaines entre la première visite et le départ. C’est court pour dix ans de vie commune.</p><ul><li><strong>La rencontre</strong> : une promenade, ou une heure dans la chatterie.</li><li><strong>L’échange</strong> : ce que nous savons de lui, ce que vous attendez.</li><li><strong>La réflexion</strong> : sept jours, demandés par la loi et par le bon sens.</li><li><strong>Le départ</strong> : avec son carnet, sa couverture et nos numéros.</li></ul>',
  '<h2>Comment adopter ?</h2><p>Il n’y a pas de dossier à remplir pour venir nous voir. Il y a en revanche des questions, et nous les posons toutes : c’est notre façon de ne pas nous tromper.</p><blockquote>Un refus n’est jamais un jugement : c’est un animal qui n’est pas le bon, et un autre qui l’est.</blockquote>',
]

const BEFORE = [
  '<h2>La participation aux frais</h2><p>Elle est la même pour tous et couvre une partie de l’identification, des vaccins et de la stérilisation. Pour un animal âgé, elle est réduite.</p>',
  '<h2>Ce qui est compris</h2><p>Chaque animal part identifié, vacciné et, s’il en a l’âge, stérilisé. La participation aux frais est écrite sur sa fiche ; rien ne s’y ajoute.</p>',
]

const HELP = [
  '<h2>Donner du temps</h2><p>Une heure de promenade, une matinée de ménage, une machine de couvertures : tout compte. Une réunion d’accueil a lieu chaque premier samedi du mois.</p>',
  '<h2>Ce dont nous manquons</h2><ul><li>Des couvertures et des draps, même usés.</li><li>Des croquettes pour chatons.</li><li>Des familles d’accueil pour les convalescents.</li><li>Quelqu’un qui sait réparer une clôture.</li></ul>',
  '<h2>Devenir famille d’accueil</h2><p>Vous hébergez un animal quelques semaines ; nous fournissons la nourriture, les soins et l’écoute. Beaucoup commencent par un chaton et finissent par un vieux chien.</p>',
]

/** First view: a picture beside the words, a wide picture above them, or the words alone. */
function opening(voice: Voice, { park, room }: Pictures): unknown[] {
  const { shelter, home, rng } = voice
  const words = prose(rng.pick(OPENINGS), 'left', 'large')
  const meet = button(
    'Envie de les rencontrer ?',
    'Leurs fiches disent tout, le bon comme le moins bon.',
    ['Voir nos animaux', `${home}/animals`],
  )
  const name = shelter.name
  switch (rng.int(0, 2)) {
    case 0:
      return [
        section([[words, meet], [image(room, `La chatterie : ${name}`)]], {
          backgroundColor: 'green-50',
          padding: 'large',
          width: 'wide',
        }),
      ]
    case 1:
      return [
        section([[words], [meet]], { padding: 'large' }),
        section([[image(park, `Le parc : ${name}`)]], { width: 'wide' }),
      ]
    default:
      return [
        section([[words, meet]], { backgroundColor: 'white', padding: 'large', width: 'narrow' }),
        section([
          [image(room, 'Des chats sur leurs étagères', { format: 'square' })],
          [image(park, 'Des chiens dans le parc', { format: 'square' })],
        ]),
      ]
  }
}

const DESIGNS = ['basic', 'compact', 'round', 'floating', 'minimal', 'playful', 'ocean', 'orange']

/** A general shelter: home, adopt, help, team, contact. */
export function refuge(voice: Voice): PageSeed[] {
  const { shelter, ofCity, call, rng } = voice
  const cardDesign = rng.pick(DESIGNS)
  const variant = rng.pick(['standard', 'accordion', 'large'])
  const help = rng.shuffle(HELP)
  const steps = rng.pick(STEPS)
  const before = rng.pick(BEFORE)
  const hasVoices = rng.chance(0.6)
  return [
    {
      title: 'Accueil',
      isHomepage: true,
      visibleInMenu: false,
      menuOrder: 0,
      metaDescription: `${shelter.name}, près ${ofCity} : animaux à adopter, horaires et contact.`,
      sections: (pictures, animal) =>
        content(
          ...opening(voice, pictures),
          show(
            'animaux-liste',
            {
              title: 'Ils attendent leur famille',
              limit: 4,
              cardsPerRow: 4,
              cardDesign,
              showFilters: true,
              showLoadMore: true,
            },
            { width: 'wide' },
          ),
          show(
            'animal-vedette',
            { title: 'Notre coup de cœur', animalId: animal, alignment: 'left' },
            { backgroundColor: 'gray-50' },
          ),
          show('news-list', { title: 'Les nouvelles du refuge', limit: 3, cardsPerRow: 3 }),
          ...(hasVoices
            ? [
                show(
                  'temoignages',
                  { title: 'Ils racontent', limit: 3 },
                  { backgroundColor: 'white' },
                ),
              ]
            : []),
          show('localisation', { title: 'Venir nous voir', variant }),
        ),
    },
    {
      title: 'Adopter',
      visibleInMenu: true,
      menuOrder: 1,
      metaDescription: `Adopter un animal : les étapes et les conseils. ${shelter.name}.`,
      sections: ({ room }) =>
        content(
          section([[prose(steps)], [image(room, 'Des chats au repos sur leurs étagères')]]),
          section([[prose(before)]], { backgroundColor: 'blue-50', width: 'narrow' }),
          show('animaux-urgence', {
            title: 'Ceux qui attendent depuis trop longtemps',
            limit: 4,
            cardsPerRow: 4,
          }),
          show('questions-frequentes', { title: 'Vos questions' }, { backgroundColor: 'white' }),
        ),
    },
    {
      title: 'Nous aider',
      visibleInMenu: true,
      menuOrder: 2,
      sections: () =>
        content(
          section([[prose(help[0] ?? '')], [prose(help[1] ?? '')]]),
          section(
            [
              [
                button(
                  'Une heure à donner ?',
                  'Appelez-nous, nous trouverons ce qui vous ressemble.',
                  ['Nous appeler', call],
                  rng.pick(['primary', 'secondary', 'outline']),
                ),
              ],
            ],
            { backgroundColor: 'green-50', width: 'narrow', padding: 'large' },
          ),
          show('events-list', { title: 'Nos rendez-vous', limit: 4 }),
        ),
    },
    teamPage('Le refuge', 3, help[2] ?? ''),
    contactPage(4, variant, 'Une question, un doute, un animal trouvé : nous répondons à tous.'),
  ]
}
