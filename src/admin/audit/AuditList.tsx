import Link from 'next/link'

import { counted } from '@/platform/french.model'
import { longMoment } from '@/platform/time/model'
import { Choice } from '@/ui/AdminList/Choice'
import { ListPage } from '@/ui/AdminList/ListPage'
import { Empty } from '@/ui/AdminList/Notices'
import { Pager } from '@/ui/AdminList/Pager'
import buttons from '@/ui/admin-buttons.module.scss'

import styles from './Audit.module.scss'
import { changedFields } from './model'
import { auditList, type AuditLine, type AuditPage, type AuditQuery } from './read'

const LIST = '/admin/collections/audit-log'

type Props = {
  query: AuditQuery
  found: AuditPage
  /** Kinds of things to choose from; null on the page of one line. */
  choices: ReadonlyArray<[string, string]> | null
}

/** Who changed what and when, from what to what, in words. */
export function AuditList({ query, found: { lines, page, pages, total }, choices }: Props) {
  const isFiltered = Boolean(query.entity || query.entityId) || choices === null
  return (
    <ListPage
      title={query.entityId ? 'Historique' : 'Journal des modifications'}
      about={counted(total, 'modification')}
      actions={
        isFiltered && (
          <Link className={buttons.plain} href={LIST} prefetch={false}>
            Tout le journal
          </Link>
        )
      }
    >
      {choices && !query.entityId && (
        <form className={styles.filters} method="get" action={LIST}>
          <Choice
            key={query.entity}
            label="Objet"
            name="entity"
            defaultValue={query.entity}
            options={[['', 'Tout'], ...choices]}
          />
          <button type="submit" className={buttons.plain}>
            Filtrer
          </button>
        </form>
      )}
      {lines.length > 0 ? (
        <ol className={styles.lines} aria-label="Modifications">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      ) : (
        <Empty
          icon="search"
          title="Aucun élément à afficher"
          hint="Chaque modification faite par l’équipe s’écrit ici d’elle-même."
        />
      )}
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => LIST + auditList.query({ ...query, page: to })}
      />
    </ListPage>
  )
}

function Line({
  line: { action, kind, name, href, author, at, note, changes },
}: {
  line: AuditLine
}) {
  const what = name === null ? kind : `${kind} «\u00a0${name}\u00a0»`
  return (
    <li className={styles.line}>
      <h2>
        {action}
        {'\u00a0: '}
        {href ? (
          <Link href={href} prefetch={false}>
            {what}
          </Link>
        ) : (
          what
        )}
      </h2>
      <p className={styles.who}>
        {author}, le <time dateTime={at}>{longMoment(new Date(at))}</time>
      </p>
      {note && <p>{note}</p>}
      {changes.length > 0 && (
        <details>
          <summary>{changedFields(changes)}</summary>
          <dl className={styles.changes}>
            {changes.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
