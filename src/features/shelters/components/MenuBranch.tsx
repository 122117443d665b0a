import type { MenuNode } from '../menu.model'

type Props = {
  nodes: readonly MenuNode[]
  /** Address of the shelter's site. */
  home: string
  /** Path of the page that is being read. */
  current: string | null
}

/** Pages of the menu and, indented below each, its own. */
export function MenuBranch({ nodes, home, current }: Props) {
  return (
    <ul>
      {nodes.map(({ slug, title, children }) => {
        const href = `${home}/${slug}`
        return (
          <li key={slug}>
            <a href={href} aria-current={current === href ? 'page' : undefined}>
              {title}
            </a>
            {children.length > 0 && <MenuBranch nodes={children} home={home} current={current} />}
          </li>
        )
      })}
    </ul>
  )
}
