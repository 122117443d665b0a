'use client'

import { useConfig } from '@payloadcms/ui'

import { dayIn, longMoment, noonOf, plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark, type MarkTone } from '@/ui/AdminList/StatusMark'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import type { ChoiceOf } from '@/ui/AdminList/use-selection'
import type { Look } from '@/ui/AdminList/ViewChoice'

import { NEWS_STATUS_LABELS, type NewsStatus } from '../../model'
import { articleAddress } from '../../search.model'
import { stepAction } from '../model'
import type { TeamArticle } from '../view'
import styles from './ArticleItem.module.scss'
import { ArticleMenu } from './ArticleMenu'
import type { Step } from './StepDialog'
import { useArticle } from './use-article'
import { words } from './words.fr'

type Props = {
  article: TeamArticle
  look: Look
  /** Of any shelter, which is then named. */
  isOfPlatform: boolean
  /** It was changed: the article as it is now, and how to take it back. */
  onChanged: (article: TeamArticle, said: Undoable) => void
  /** It becomes something else: the question is asked. */
  onStep: (step: Step) => void
  onBin: (article: TeamArticle) => void
  choice: ChoiceOf
}

const TONES: Record<NewsStatus, MarkTone> = {
  DRAFT: 'plain',
  SCHEDULED: 'wait',
  PUBLISHED: 'good',
  ARCHIVED: 'plain',
}

const isText = (value: unknown): value is string => typeof value === 'string'
const dayOf = (iso: string) => plainDay(new Date(iso))

/** When the article was or will be read, else when it was last written on. */
function whenOf({ status, publishedAt, scheduledAt, updatedAt }: TeamArticle): string {
  if (status === 'PUBLISHED' && publishedAt) return words.publishedOn(dayOf(publishedAt))
  if (status === 'SCHEDULED' && scheduledAt) {
    return words.planned(longMoment(new Date(scheduledAt)))
  }
  return words.changedOn(dayOf(updatedAt))
}

/** One article of the list: where it stands, and what is done with it most often. */
export function ArticleItem(props: Props) {
  const { article, look, isOfPlatform, onChanged, onStep, onBin, choice } = props
  const { id, title, status, isPinned, hasDraft, event, viewCount, shelter } = article
  const { config } = useConfig()
  const { pin, toDraft, copy, refusal, isBusy } = useArticle(article, onChanged)
  const href = `${config.routes.admin}/collections/news/${id}`
  const isOnline = status === 'PUBLISHED'
  const facts = [
    whenOf(article),
    event && words.eventOn(plainDay(new Date(noonOf(dayIn(event.zone, new Date(event.startsAt)))))),
    isOnline && words.readings(viewCount),
    isOfPlatform && shelter.name,
  ]
  const step = (to: NewsStatus) => (to === 'DRAFT' ? toDraft() : onStep({ article, to }))
  return (
    <PictureLine
      id={id}
      look={look}
      href={href}
      title={title}
      picture={{ image: article.image, card: article.card, icon: event ? 'calendar' : 'camera' }}
      facts={facts.filter(isText)}
      states={
        <>
          <StatusMark tone={TONES[status]}>{NEWS_STATUS_LABELS[status]}</StatusMark>
          {hasDraft && <StatusMark tone="care">{words.hasDraft}</StatusMark>}
          {isOnline && article.image === null && (
            <StatusMark tone="care">{words.noCover}</StatusMark>
          )}
        </>
      }
      refusal={refusal ? { sentence: refusal, mend: words.open } : null}
      isBusy={isBusy}
      choice={choice(id, words.choose(title))}
    >
      {status !== 'ARCHIVED' && (
        <button
          type="button"
          className={styles.pin}
          aria-pressed={isPinned}
          title={words.pin(isPinned)}
          onClick={pin}
        >
          {words.pinned}
        </button>
      )}
      <Main article={article} onStep={step} />
      <ArticleMenu article={article} href={href} onStep={step} onCopy={copy} onBin={onBin} />
    </PictureLine>
  )
}

/** What is most likely done next with an article. */
function Main({ article, onStep }: { article: TeamArticle; onStep: (to: NewsStatus) => void }) {
  const { id, status, hasDraft, isPublic, shelter } = article
  if (status === 'PUBLISHED' && !hasDraft) {
    return isPublic ? (
      <a
        className={buttons.plain}
        href={articleAddress(shelter.slug, id)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${words.see} ${words.newTab}`}
      >
        {words.seeShort}
      </a>
    ) : null
  }
  const next = {
    DRAFT: 'PUBLISHED',
    SCHEDULED: 'SCHEDULED',
    PUBLISHED: 'PUBLISHED',
    ARCHIVED: 'DRAFT',
  }
  const to = next[status] as NewsStatus
  return (
    <button type="button" className={buttons.plain} onClick={() => onStep(to)}>
      {stepAction(status, to)}
    </button>
  )
}
