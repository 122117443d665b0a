'use client'

import Link from 'next/link'

import { sizeWords } from '@/platform/sizes.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import type { RequestDetail } from '../../view'
import { requestWords as words } from '../words.fr'
import { Panel } from './Panel'
import styles from './Request.module.scss'

type Props = { answers: RequestDetail['answers']; adminPath: string }

/** What the person answered, under the questions as they were asked. */
export function Answers({ answers, adminPath }: Props) {
  return (
    <Panel title={words.answers}>
      {!answers && <p className={styles.hint}>{words.noAnswers}</p>}
      {answers?.groups.map((group, index) => (
        <div key={group.title ?? index}>
          {group.title && <h3>{group.title}</h3>}
          <dl className={styles.answers}>
            {group.answers.map(({ label, value, files }, place) => (
              // Two questions may read the same; their place is their name.
              <div key={place}>
                <dt>{label}</dt>
                <dd data-empty={!value && files.length === 0 ? '' : undefined}>
                  {value || (files.length === 0 && words.noAnswer)}
                  {files.map((file) => (
                    <a key={file.url} className={buttons.plain} href={file.url} target="_blank">
                      <Icon name="download" size={20} />
                      <span>
                        {file.name}
                        {file.size !== null && ` (${sizeWords(file.size)})`}
                      </span>
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {answers && (
        <p>
          <Link
            className={buttons.link}
            href={`${adminPath}/collections/form-submissions/${answers.submissionId}`}
            prefetch={false}
          >
            {words.openAnswer}
          </Link>
        </p>
      )}
    </Panel>
  )
}
