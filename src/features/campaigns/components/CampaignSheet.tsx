import { euros } from '@/platform/money/model'
import { counted, ofOrganisation } from '@/platform/french.model'
import { townLabel } from '@/platform/geo/model'
import { frenchSpaces } from '@/platform/html/french'
import { dayIn } from '@/platform/time/model'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'

import { datesWords, givePath, leftWords, shelterCampaignsPath } from '../model'
import type { Campaign, Thanks } from '../view'
import styles from './Campaigns.module.scss'
import { Received } from './Received'

type Props = {
  campaign: Campaign
  wall: { names: Thanks[]; total: number }
  /** Whether its shelter can be paid now. */
  isGivingOpen: boolean
}

function Pictures({ pictures }: { pictures: Campaign['pictures'] }) {
  if (pictures.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ url, card, alt }) => (
        <li key={url}>
          <a href={url}>
            <img src={card ?? url} alt={alt} width={460} height={300} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Wall({ wall: { names, total } }: Pick<Props, 'wall'>) {
  if (names.length === 0) return null
  return (
    <section aria-labelledby="merci">
      <h2 id="merci">Merci à</h2>
      <ul className={styles.wall}>
        {names.map(({ name, amountCents }, at) => (
          // The page says nothing of which gift it was.
          <li key={at}>
            {name}
            {amountCents !== null && `, ${euros(amountCents)}`}
          </li>
        ))}
        {total > names.length && <li>et {counted(total - names.length, 'autre', 'autres')}</li>}
      </ul>
    </section>
  )
}

/** What a shelter collects money for, as everybody reads it. */
export function CampaignSheet({ campaign, wall, isGivingOpen }: Props) {
  const { slug, story, pictures, report, reportPictures, isOver, endsOn, shelter } = campaign
  const { city, department } = shelter
  const [first, ...others] = pictures
  const dates = datesWords(campaign)
  const left = isOver ? null : leftWords(endsOn, dayIn(shelter.zone, new Date()))
  return (
    <div className={styles.campaign}>
      {first && (
        <img
          className={styles.picture}
          src={first.url}
          alt={first.alt}
          width={first.width ?? undefined}
          height={first.height ?? undefined}
        />
      )}
      <aside className={styles.card} aria-labelledby="collecte">
        <h2 id="collecte">{isOver ? 'Cette collecte est terminée' : 'Soutenir cette collecte'}</h2>
        <Received campaign={campaign} />
        {dates && (
          <p>
            {dates}
            {left && `. ${left}.`}
          </p>
        )}
        {isOver && !report && (
          <Banner tone="info">Le refuge racontera ici ce que vos dons ont permis.</Banner>
        )}
        {!isOver && isGivingOpen && (
          <>
            <ButtonLink href={givePath(shelter.slug, slug)}>Donner</ButtonLink>
            <p className={styles.soft}>
              L’argent va directement sur le compte du refuge. Si la collecte reçoit plus que
              nécessaire, le reste sert à ses autres animaux.
            </p>
          </>
        )}
        {!isOver && !isGivingOpen && (
          <Banner tone="info">
            Ce refuge ne reçoit pas encore de dons en ligne. Écrivez-lui pour l’aider autrement.
          </Banner>
        )}
        <p>
          Pour <a href={`/shelter/${shelter.slug}`}>{shelter.name}</a>
          {city && `, ${townLabel(city, department)}`}
        </p>
        <p>
          <a href={shelterCampaignsPath(shelter.slug)}>
            Toutes les collectes {ofOrganisation(shelter.name)}
          </a>
        </p>
      </aside>
      <div className={styles.main}>
        {report && isOver && (
          <section aria-labelledby="bilan">
            <h2 id="bilan">Ce qui en a été fait</h2>
            <p className={styles.words}>{frenchSpaces(report)}</p>
            <Pictures pictures={reportPictures} />
          </section>
        )}
        {story && (
          <section aria-labelledby="histoire">
            <h2 id="histoire">L’histoire</h2>
            <p className={styles.words}>{frenchSpaces(story)}</p>
            <Pictures pictures={others} />
          </section>
        )}
        <Wall wall={wall} />
      </div>
    </div>
  )
}
