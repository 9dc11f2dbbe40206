'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { Panel, Section } from '@/components/admin/overview/panel'
import { Notice } from '@/components/shared/notice'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnswer } from '@/lib/api/use-answer'
import {
  type StatusGroup as Group,
  linesOfGroup,
  needsAttention,
  STATUS_GROUPS,
  type StatusLine,
} from '@/lib/domain/status/status'
import { formatInstant } from '@/lib/i18n/dates'
import { Incidents } from './incidents'
import { ServiceLevels } from './service-levels'
import { StatusRow } from './status-row'

const REFRESH_MS = 15_000
const GROUP_BLOCK = '220px'

const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-3);
  p { font-size: var(--fs-sm); color: var(--c-ink-2); }
`

const Groups = styled.div`
  display: grid; gap: var(--s-8) var(--s-5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1240px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** What runs and what does not, read again four times a minute. What was read last stays while nobody answers. */
export function StatusPage() {
  const t = useTranslations('admin.status')
  const locale = useLocale()
  const { data, error, isValidating, mutate } = useAnswer(
    'GET /admin/status',
    {},
    {
      refreshInterval: REFRESH_MS,
    },
  )
  return (
    <PageFrame $wide>
      <Head>
        <div>
          <h1>{t('title')}</h1>
          <p>{data ? t('readAt', { when: formatInstant(data.at, locale) }) : t('lead')}</p>
        </div>
        <Button $kind="outline" $size="sm" aria-busy={isValidating} onClick={() => mutate()}>
          {t('readAgain')}
        </Button>
      </Head>
      <div aria-live="polite">
        <StatusSummary lines={data?.lines ?? null} hasFailed={error !== undefined} />
      </div>
      <Groups>
        {STATUS_GROUPS.map((group) =>
          data ? (
            <StatusGroup key={group} group={group} lines={data.lines} at={data.at} />
          ) : error ? null : (
            <Skeleton key={group} $block={GROUP_BLOCK} />
          ),
        )}
      </Groups>
      <ServiceLevels />
      <Incidents />
    </PageFrame>
  )
}

interface StatusSummaryProps {
  /** null before the first answer */
  lines: readonly StatusLine[] | null
  /** the last read had no answer */
  hasFailed: boolean
}

/** The whole in a sentence. */
function StatusSummary({ lines, hasFailed }: StatusSummaryProps) {
  const t = useTranslations('admin.status')
  if (hasFailed)
    return (
      <Notice tone="err" role="alert">
        <p>{t('failed')}</p>
        <p>{lines ? t('stale') : t('failedHelp')}</p>
      </Notice>
    )
  if (!lines) return <p>{t('loading')}</p>
  const count = lines.filter(needsAttention).length
  return (
    <Notice tone={count === 0 ? 'ok' : lines.some(({ state }) => state === 'down') ? 'err' : 'warn'}>
      <p>{count === 0 ? t('allWell') : t('attention', { count })}</p>
    </Notice>
  )
}

const List = styled.ul`
  display: grid; margin: 0; padding: 0; list-style: none;
  > li { padding-block: var(--s-4); box-shadow: inset 0 1px 0 var(--c-line); }
  > li:first-child { padding-block-start: 0; box-shadow: none; }
  > li:last-child { padding-block-end: 0; }
`

const More = styled.details`
  border-block-start: 1px solid var(--c-line);
  summary { display: flex; align-items: center; gap: var(--s-2); min-block-size: var(--tap); inline-size: fit-content; font-weight: var(--fw-semibold); }
  &[open] summary svg { transform: rotate(180deg); }
  ul { padding-block-start: var(--s-2); }
`

interface StatusGroupProps {
  group: Group
  lines: readonly StatusLine[]
  at: string
}

/** The lines of a group, the worse ones first; timers that work are folded, because there are many. */
function StatusGroup({ group, lines, at }: StatusGroupProps) {
  const t = useTranslations('admin.status')
  const id = useId()
  const all = linesOfGroup(lines, group)
  const folded = all.filter((line) => line.part === 'timer' && !needsAttention(line))
  const shown = all.filter((line) => !folded.includes(line))
  const rows = (some: readonly StatusLine[]) =>
    some.map((line) => <StatusRow key={`${line.part} ${line.item}`} line={line} at={at} />)
  return (
    <Section title={t(`groups.${group}`)}>
      <Panel>
        <List>{rows(shown)}</List>
        {folded.length > 0 ? (
          <More>
            <summary id={id}>
              {t('foldedTimers', { number: folded.length })}
              <Icon name="chevronDown" size={16} />
            </summary>
            <List aria-labelledby={id}>{rows(folded)}</List>
          </More>
        ) : null}
      </Panel>
    </Section>
  )
}
