import { eventTime } from '@/features/news/model'
import type { Article } from '@/features/news/queries'
import type { PublicShelter } from '@/features/shelters/queries'
import { shareKey, shelterCard } from '@/features/shelters/share-picture'
import { SHARE_SIZE } from '@/platform/pictures/model'
import { drawShareCard } from '@/platform/pictures/share-card'
import { plainDay } from '@/platform/time/model'

/** What a shared link of an article shows. @param path of its page */
export const articlePicture = ({ title }: Pick<Article, 'title'>, path: string) => ({
  url: `${path}/partage.png`,
  ...SHARE_SIZE,
  alt: title,
})

/** The picture that stands for an article where its page is shared: a PNG of 1200×630. */
export function drawArticlePicture(article: Article, shelter: PublicShelter): Promise<Response> {
  const { cover, images, event, publishedAt, title, excerpt } = article
  const picture = cover ?? images[0] ?? shelter.photos[0]
  const day = plainDay(new Date(publishedAt))
  return drawShareCard({
    photo: shareKey(picture?.url),
    logo: shareKey(shelter.logo?.url),
    title,
    facts: event ? eventTime({ ...event, publishedAt }).sentence : day,
    detail: excerpt,
    ...shelterCard(shelter, event ? 'Rendez-vous' : 'Actualité'),
  })
}
