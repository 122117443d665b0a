import { z } from 'zod'

import { STATUSES } from './model'

const words = z.string().nullable()
const number = z.number()

const picture = z.object({
  url: z.string(),
  card: z.string().nullable(),
  alt: z.string(),
  width: number.nullable(),
  height: number.nullable(),
})

/** A campaign as everybody reads it. */
export const campaignView = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: words,
    story: words,
    pictures: z.array(picture),
    startsOn: words.describe('Premier jour, AAAA-MM-JJ'),
    endsOn: words.describe('Dernier jour, AAAA-MM-JJ'),
    isOver: z.boolean().describe('Elle ne reçoit plus de dons'),
    receivedCents: number.describe('Dons payés, remboursements déduits, sans les pourboires'),
    donors: number,
    goalCents: number
      .nullable()
      .describe('Seulement là où l’exploitant a ouvert les objectifs en euros'),
    report: words.describe('Ce qui en a été fait'),
    reportPictures: z.array(picture),
    shelter: z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      city: words,
      department: words,
      zone: z.string().describe('Fuseau horaire du refuge, par exemple Europe/Paris'),
    }),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Collecte' })
export type Campaign = z.infer<typeof campaignView>

/** One of a list, with the metres between its shelter and the place that was asked about. */
export const listedCampaignView = campaignView
  .extend({ away: number.nullable().describe('Mètres entre le refuge et le lieu demandé') })
  .meta({ id: 'CollecteListee' })
export type ListedCampaign = z.infer<typeof listedCampaignView>

/** The same for its team. */
export const teamCampaignView = campaignView
  .extend({
    status: z.enum(STATUSES),
    gifts: number.describe('Dons payés, remboursés ou non'),
    seesDonors: z.boolean().describe('Qui lit peut voir les donateurs de ce refuge'),
    thanks: number.describe('Noms sur le mur des remerciements'),
  })
  .meta({ id: 'CollecteEquipe' })
export type TeamCampaign = z.infer<typeof teamCampaignView>

/** A name on the wall. */
export type Thanks = {
  donation: string
  name: string
  /** Only where the donor said so. */
  amountCents: number | null
}
