import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Rest = styled.details`
  summary { min-block-size: var(--tap); display: grid; align-items: center; justify-content: start; cursor: pointer; font-size: var(--fs-sm); font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

interface FirstFewProps<Item> {
  items: readonly Item[]
  shown: number
  children: (items: readonly Item[]) => ReactNode
}

/** The first items of a long list; all others open on request. */
export function FirstFew<Item>({ items, shown, children }: FirstFewProps<Item>) {
  const t = useTranslations('admin.firstFew')
  const rest = items.slice(shown)
  return (
    <>
      {children(items.slice(0, shown))}
      {rest.length > 0 ? (
        <Rest>
          <summary>{t('more', { count: rest.length })}</summary>
          {children(rest)}
        </Rest>
      ) : null}
    </>
  )
}
