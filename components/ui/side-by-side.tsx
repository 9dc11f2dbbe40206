import type { ReactNode } from 'react'
import styles from './side-by-side.module.css'

export interface ComparedRow {
  name: string
  before: ReactNode
  after: ReactNode
  isChanged: boolean
}

interface SideBySideProps {
  caption: string
  beforeTitle: string
  afterTitle: string
  rows: readonly ComparedRow[]
}

/** Two versions of the same data, row by row; differences are marked. */
export function SideBySide({ caption, beforeTitle, afterTitle, rows }: SideBySideProps) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{beforeTitle}</th>
          <th scope="col">{afterTitle}</th>
        </tr>
      </thead>
      {rows.map(({ name, before, after, isChanged }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {name}
            </th>
          </tr>
          <tr data-changed={isChanged || undefined}>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
