'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useId, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

/** One list an area. A phone has one group open at first; a wide window has all of them open. */
const Groups = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')}; grid-template-columns: minmax(0, 1fr); gap: 2px; align-content: start;
  position: absolute; inset-inline: 0; inset-block-start: 100%; max-block-size: calc(100dvh - var(--top) - var(--ctl) - env(safe-area-inset-bottom)); overflow: hidden auto; overscroll-behavior: contain;
  padding: var(--s-3) var(--gutter) var(--s-6); background: var(--c-raised); box-shadow: var(--e-3);
  p { display: none; padding: var(--s-2) var(--s-3) 0; font-size: var(--fs-xs); font-weight: var(--fw-semibold); color: var(--c-ink-3); }
  button, a { display: flex; align-items: center; gap: var(--s-2); inline-size: 100%; min-block-size: var(--tap); padding: var(--s-1) var(--s-3); border-radius: var(--r-md); font-size: var(--fs-sm); color: var(--c-ink-2); }
  button { border: 0; background: none; font-family: inherit; font-weight: var(--fw-semibold); color: inherit; text-align: start; cursor: pointer; }
  a { font-weight: var(--fw-medium); }
  a > span:first-child, button > span:first-child { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  a:hover, button:hover { color: var(--c-ink); background: var(--c-sunk); }
  a[aria-current] { color: var(--c-primary); font-weight: var(--fw-semibold); background: var(--c-primary-soft); }
  ul { display: grid; gap: 2px; margin: 0; padding: 0; list-style: none; }
  ul[data-folds] { padding-inline-start: var(--s-3); }
  ul[data-folds='folded'] { display: none; }
  @media (scripting: none) { display: grid; position: static; max-block-size: none; box-shadow: none; button { display: none; } p, ul[data-folds] { display: grid; } }
  @media (min-width: 1024px) {
    display: grid; position: static; scrollbar-width: thin; max-block-size: calc(100dvh - var(--top) - var(--s-6)); padding: var(--s-6) var(--s-1); row-gap: 2px; background: none; box-shadow: none;
    button { display: none; }
    p { display: block; }
    ul[data-folds] { display: grid; padding-inline-start: 0; }
    a { min-block-size: 32px; }
  }
`

const Chevron = styled.span<{ $isOpen: boolean }>`
  flex: none; display: grid; ${({ $isOpen }) => $isOpen && 'transform: rotate(180deg);'}
`

const Bubble = styled.span`
  flex: none; min-inline-size: 22px; padding-inline: var(--s-1); border-radius: var(--r-full); background: var(--c-primary-soft); color: var(--c-primary); font-size: var(--fs-xs); font-weight: var(--fw-semibold); text-align: center;
`

export interface ConsoleLink {
  href: string
  label: string
  current: 'page' | 'true' | undefined
  /** how much waits on the page */
  waiting: number
}

export interface ConsoleGroup {
  name: string
  /** one page that is named as its area needs no heading */
  isPlain: boolean
  links: readonly ConsoleLink[]
}

interface ConsoleSectionsProps {
  id: string
  ref: RefObject<HTMLDivElement | null>
  isOpen: boolean
  groups: readonly ConsoleGroup[]
  onFollow: () => void
}

/** The pages of the console by area. */
export function ConsoleSections({ id, ref, isOpen, groups, onFollow }: ConsoleSectionsProps) {
  return (
    <Groups id={id} ref={ref} $isOpen={isOpen}>
      {groups.map((group) => (
        <Group key={`${group.name} ${isOpen}`} group={group} onFollow={onFollow} />
      ))}
    </Groups>
  )
}

function Group({ group: { name, isPlain, links }, onFollow }: { group: ConsoleGroup; onFollow: () => void }) {
  const [isUnfolded, setUnfolded] = useState(() => links.some(({ current }) => current))
  const id = useId()
  const waiting = links.reduce((sum, link) => sum + link.waiting, 0)
  return (
    <div>
      {isPlain ? null : (
        <>
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded((was) => !was)}
          >
            <span>{name}</span>
            {isUnfolded ? null : <Waiting count={waiting} />}
            <Chevron $isOpen={isUnfolded}>
              <Icon name="chevronDown" size={18} />
            </Chevron>
          </button>
          <p aria-hidden="true">{name}</p>
        </>
      )}
      <ul id={id} aria-label={name} data-folds={isPlain ? undefined : isUnfolded ? 'unfolded' : 'folded'}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} aria-current={link.current} prefetch={false} onClick={onFollow}>
              <span>{link.label}</span>
              <Waiting count={link.waiting} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Waiting({ count }: { count: number }) {
  const t = useTranslations('admin.rooms')
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className="sr-only">{t('waiting', { count })}</span>
      <Bubble className="num" aria-hidden="true">
        {count.toLocaleString('en-US')}
      </Bubble>
    </>
  )
}
