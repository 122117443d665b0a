import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import type { Status } from '@/features/campaigns/model'
import { inTransaction } from '@/platform/db/transaction'
import { addDays, noonOf, parisDay } from '@/platform/time/model'

import { asProgram, today } from './load'
import type { Pictures } from './page-parts'

type Story = {
  title: string
  summary: string
  story: string
  picture: keyof Pictures
  status: Status
  /** Days from today to its first day, and to its last one. */
  from: number
  to: number | null
  report?: string
}

const FIRST_SHELTER: readonly Story[] = [
  {
    title: 'Un toit neuf pour le chenil des anciens',
    summary: 'La pluie entre dans quatre boxes sur neuf. Le couvreur peut venir avant les gelées.',
    story:
      'Le toit du bâtiment des anciens a trente ans. Depuis l’automne, quatre boxes sont fermés\u00a0: les chiens qui y vivaient se serrent dans les autres, et ceux qui attendent une place attendent dehors.\n\nUn couvreur de la commune nous fait la main-d’œuvre à moitié prix. Reste à payer les plaques, l’isolant et les gouttières.\n\nChaque don va à ce chantier. Si nous recevons plus que nécessaire, le reste paiera le chauffage de l’hiver.',
    picture: 'building',
    status: 'PUBLISHED',
    from: -75,
    to: 24,
  },
  {
    title: 'Stériliser les chats libres du bourg',
    summary: 'Vingt-six chats sans maison, et deux portées de plus chaque printemps.',
    story:
      'Avec la mairie, nous attrapons, soignons, stérilisons et relâchons les chats qui vivent derrière la halle. Le vétérinaire nous fait un prix\u00a0; il reste l’anesthésie, la puce et les soins de ceux qui sont malades.',
    picture: 'room',
    status: 'PUBLISHED',
    from: -160,
    to: null,
  },
  {
    title: 'Un parc pour courir sans laisse',
    summary: 'Six cents mètres carrés clos, pour les chiens qui n’ont plus de jardin.',
    story:
      'Nos chiens sortent deux fois par jour, en laisse. Un parc clos leur rend une course, et à nos bénévoles une heure.',
    picture: 'park',
    status: 'ENDED',
    from: -420,
    to: -300,
    report:
      'La clôture est posée\u00a0: deux mètres de haut, enterrée de trente centimètres. Le portail à deux portes vient d’un don de la quincaillerie.\n\nChaque chien y passe une demi-heure par jour. Ce qui restait a payé un abri et deux bacs d’eau. Merci à tous.',
  },
  {
    title: 'Une table d’examen pour l’infirmerie',
    summary: 'Un brouillon, le devis n’est pas encore arrivé.',
    story: '',
    picture: 'room',
    status: 'DRAFT',
    from: 0,
    to: null,
  },
]

const OTHERS: readonly Story[] = [
  {
    title: 'Passer l’hiver au chaud',
    summary: 'Le gaz a doublé en deux ans. Aidez-nous à chauffer les chatons.',
    story:
      'De novembre à mars, la nurserie est à vingt-deux degrés jour et nuit. C’est notre plus grosse facture, et elle arrive quand les dons sont les plus rares.',
    picture: 'building',
    status: 'PUBLISHED',
    from: -120,
    to: 60,
  },
  {
    title: 'L’opération de Marius',
    summary: 'Une patte cassée, douze ans, et beaucoup de caractère.',
    story:
      'Marius est arrivé de la fourrière avec une patte cassée depuis trois semaines. Le chirurgien peut la sauver.',
    picture: 'room',
    status: 'ENDED',
    from: -330,
    to: -250,
    report:
      'Opéré dans la semaine, Marius marche. Il a mis deux mois à poser la patte et deux jours à voler un rôti. Il vit désormais chez l’assistante du vétérinaire.',
  },
]

/** Names that donors of the demonstration chose; most chose none. */
const NAMES = ['Mamie Jo', 'Sacha', 'Les voisins du 12', 'Solène', 'Gribouille', 'Loulou35']

/**
 * What a shelter of the demonstration collects money for, with gifts that it received on those days:
 * all of it for the first, one campaign for most others.
 * @returns how many campaigns
 */
export async function addCampaigns(
  payload: Payload,
  { id: shelter, rank, pictures }: { id: string; rank: number; pictures: Pictures },
): Promise<number> {
  const own = rank === 0 ? FIRST_SHELTER : OTHERS.slice(rank % 2, (rank % 2) + 1)
  const day = parisDay(today())
  for (const { picture, from, to, ...words } of own) {
    const { id } = await payload.create({
      collection: 'campaigns',
      ...asProgram,
      data: {
        ...words,
        shelter,
        pictures: [pictures[picture]],
        ...(words.report && { reportPictures: [pictures.park] }),
        startsOn: noonOf(addDays(day, from)),
        ...(to !== null && { endsOn: noonOf(addDays(day, to)) }),
        ...(words.status === 'ENDED' && to !== null && { endedAt: noonOf(addDays(day, to + 1)) }),
      },
    })
    if (words.status !== 'DRAFT') await takeGifts(payload, { id, shelter })
  }
  return own.length
}

/** Gives a campaign every second gift of its days that was for no animal, and some of them a name. */
async function takeGifts(
  payload: Payload,
  { id, shelter }: { id: string; shelter: string },
): Promise<void> {
  await inTransaction(await createLocalReq({}, payload), async (execute) => {
    await execute(sql`
      update donations d set campaign_id = c.id from campaigns c,
        (select g.id, row_number() over (order by g.paid_at, g.id) as nth from donations g
          join campaigns k on k.id = ${id}::uuid
          where g.shelter_id = ${shelter}::uuid and g.campaign_id is null and g.animal_id is null
            and g.paid_at between k.starts_on and coalesce(k.ends_on, now())) found
      where c.id = ${id}::uuid and d.id = found.id and found.nth % 2 = 1`)
    await execute(sql`
      insert into campaign_thanks (donation_id, campaign_id, name, shows_amount, created_at)
      select d.id, d.campaign_id, (${sql.param([...NAMES])}::text[])[1 + (d.nth / 2) % ${NAMES.length}::int],
        d.nth % 6 = 0, d.paid_at
      from (select *, (row_number() over (order by paid_at, id))::int as nth from donations
        where campaign_id = ${id}::uuid) d
      where d.nth % 2 = 0 and not d.is_anonymous`)
  })
}
