import type { ReactNode } from 'react'

import { env } from '@/platform/env'
import { frenchHtml, frenchSpaces } from '@/platform/html/french'
import { sanitiseHtml } from '@/platform/html/sanitise'
import { plainDay } from '@/platform/time/model'
import { PageBanner } from '@/ui/PageBanner'

import type { SiteTextKey } from '../model'
import { ONWARD } from '../onward'
import { questionsOf, withAnchors, type Heading } from '../outline'
import type { ReadSiteText } from '../queries'
import { Questions } from './Questions'
import styles from './SiteTextPage.module.scss'
import { WaysOnward } from './WaysOnward'

/** Titles from which a page is long enough to say what it holds. */
const LONG = 4

type Props = {
  name: SiteTextKey
  text: ReadSiteText
  /** What one comes for, above the words. */
  first?: ReactNode
  /** What one can do here, below the words. */
  children?: ReactNode
  /** Titles of that part: a long page leads to it from its top. */
  also?: readonly Heading[]
}

/** A page of words. They were cleaned when saved; again, in case they came another way. */
export function SiteTextPage({ name, text, first, children, also = [] }: Props) {
  const clean = frenchHtml(sanitiseHtml(text.body))
  const { html, headings } = withAnchors(clean)
  const isQuestions = name === 'faq'
  const faq = isQuestions ? questionsOf(clean) : null
  const parts: readonly Heading[] = faq ? faq.parts.filter(({ title }) => title) : headings
  const isLong = parts.length >= LONG
  const ways = ONWARD[name]
  return (
    <>
      <article>
        <header className={styles.head}>
          <PageBanner
            variant="page"
            origin={env.publicUrl}
            trail={[{ label: text.title }]}
            title={frenchSpaces(text.title)}
          />
        </header>
        {first}
        <div className={styles.columns}>
          {isLong && <Contents parts={[...parts, ...also]} />}
          <div className={styles.words}>
            {faq ? (
              <>
                {faq.intro && <div dangerouslySetInnerHTML={{ __html: faq.intro }} />}
                <Questions parts={faq.parts} />
              </>
            ) : (
              <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
            )}
            <p className={styles.day}>
              Mis à jour le{' '}
              <time dateTime={text.revisedAt}>{plainDay(new Date(text.revisedAt))}</time>
            </p>
          </div>
        </div>
      </article>
      {children}
      {ways && <WaysOnward ways={ways} />}
    </>
  )
}

function Contents({ parts }: { parts: readonly Heading[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="sommaire">
      <h2 id="sommaire" className={styles.contentsTitle}>
        Sur cette page
      </h2>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
