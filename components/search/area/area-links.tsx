import { useId } from 'react'
import { Link } from '@/lib/i18n/navigation'
import styles from './area.module.css'

export interface AreaLink {
  href: string
  label: string
  /** listings there */
  count: number
}

/** Links to areas with the number of their listings; nothing where there are none. */
export function AreaLinks({ title, links }: { title: string; links: AreaLink[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ href, label, count }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label} <span>{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
