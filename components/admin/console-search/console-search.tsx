'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import useSWR from 'swr'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import type { AdminRole } from '@/lib/domain/admin/roles'
import { MAX_TABLE_SEARCH } from '@/lib/domain/admin/table'
import { Link } from '@/lib/i18n/navigation'
import { type FoundTable, findEverywhere } from './find-everywhere'

const FEWEST_LETTERS = 2
/** Each search asks several tables: not at every letter. */
const PAUSE_MS = 250
/** As printed on keyboards of both languages. */
const KEYS = 'Ctrl K'
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const Opener = styled.button`
  display: flex; align-items: center; gap: var(--s-2); justify-content: center; min-inline-size: var(--tap); min-block-size: var(--tap); padding: 0; border: 0; border-radius: var(--r-full); background: none; color: inherit; font: inherit; font-size: var(--fs-sm); cursor: pointer;
  span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  small { display: none; flex: none; white-space: nowrap; margin-inline-start: auto; font: inherit; font-size: var(--fs-xs); color: var(--c-ink-3); }
  @media (min-width: 1024px) {
    inline-size: 100%; justify-content: flex-start; padding-inline: var(--s-3); border-radius: var(--r-md); background: var(--c-sunk); color: var(--c-ink-2);
    &:hover { color: var(--c-ink); }
    span { position: static; inline-size: auto; block-size: auto; clip-path: none; }
    small { display: inline; }
  }
  @media (scripting: none) { display: none; }
`

const Body = styled.div`
  display: grid; gap: var(--s-4); min-block-size: min(60dvh, 420px); align-content: start;
  input {
    inline-size: 100%; min-block-size: var(--ctl); padding-inline: var(--s-4); border: 1px solid var(--c-line-strong); border-radius: var(--r-md); background: var(--c-bg); color: inherit; font: inherit;
  }
  h3 { font-size: var(--fs-xs); font-weight: var(--fw-semibold); color: var(--c-ink-3); padding-inline: var(--s-3); }
  ul { display: grid; margin: 0; padding: 0; list-style: none; }
  a { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s-3); min-block-size: var(--tap); padding: var(--s-1) var(--s-3); border-radius: var(--r-md); }
  a:hover, a:focus-visible { background: var(--c-sunk); }
  a strong { font-weight: var(--fw-semibold); }
  a span { font-size: var(--fs-sm); color: var(--c-ink-3); }
  p { color: var(--c-ink-3); font-size: var(--fs-sm); padding-inline: var(--s-3); }
`

/** One search over the tables of the console, opened by its button, by Ctrl and K, or by ⌘ and K. */
export function ConsoleSearch({ role }: { role: AdminRole }) {
  const t = useTranslations('admin.search')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Opener type="button" aria-keyshortcuts="Control+K Meta+K" onClick={() => setIsOpen(true)}>
        <Icon name="search" size={20} />
        <span>{t('title')}</span>
        <small dir="ltr" aria-hidden="true">
          {KEYS}
        </small>
      </Opener>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('title')} closeLabel={t('close')} startsInField>
        <SearchBody role={role} onFollow={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function SearchBody({ role, onFollow }: { role: AdminRole; onFollow: () => void }) {
  const t = useTranslations('admin.search')
  const pages = useTranslations('admin.rooms')
  const [typed, setTyped] = useState('')
  const { found, isLoading } = useFound(typed.trim(), role)
  const id = useId()
  const count = found?.reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0)
  return (
    <Body onKeyDown={(event) => moveByKeys(event, !isLoading)}>
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={MAX_TABLE_SEARCH}
        placeholder={t('label')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={count ? 'sr-only' : undefined}>
        {statusOf()}
      </p>
      {found?.map(({ page, rows }) => (
        <section key={page} aria-labelledby={`${id}-${page}`}>
          <h3 id={`${id}-${page}`}>{pages(page)}</h3>
          {rows ? (
            <ul>
              {rows.map(({ href, label, detail }) => (
                <li key={href}>
                  <Link href={href} prefetch={false} onClick={onFollow}>
                    <strong>
                      <bdi>{label}</bdi>
                    </strong>
                    <span>
                      <bdi>{detail}</bdi>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('noAnswer')}</p>
          )}
        </section>
      ))}
    </Body>
  )

  function statusOf(): string {
    if (typed.trim().length < FEWEST_LETTERS) return t('hint')
    if (isLoading || count === undefined) return t('loading')
    if (count === 0 && found?.some(({ rows }) => rows === null)) return t('noAnswer')
    return t('count', { count })
  }
}

/** What was found for the text, and until its answer comes for the one before. */
function useFound(text: string, role: AdminRole): { found: FoundTable[] | undefined; isLoading: boolean } {
  const locale = useLocale()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const isLongEnough = asked.length >= FEWEST_LETTERS
  const { data: found, isLoading } = useSWR(
    isLongEnough ? ['console-search', asked, role, locale] : null,
    () => findEverywhere(asked, role, locale),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return { found: isLongEnough ? found : undefined, isLoading: isLoading || asked !== text }
}

/** Up and down go from the field through the rows; Enter in the field opens the first, once it is that of the text. */
function moveByKeys(event: KeyboardEvent<HTMLElement>, isSettled: boolean) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.indexOf(event.target as HTMLElement)
  const step = STEPS[event.key]
  if (step) stops[(at + step + stops.length) % stops.length]?.focus()
  else if (event.key === 'Enter' && at === 0 && isSettled) stops[1]?.click()
  else return
  event.preventDefault()
}
