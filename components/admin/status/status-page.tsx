'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useAnswer } from '@/lib/api/use-answer'
import { STATUS_GROUPS } from '@/lib/domain/status/status'
import { formatInstant } from '@/lib/i18n/dates'
import { StatusGroup } from './status-group'
import { StatusSummary } from './status-summary'

const EVERY_MS = 15_000
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
      refreshInterval: EVERY_MS,
    },
  )
  return (
    <PageFrame $wide>
      <Head>
        <div>
          <h1>{t('title')}</h1>
          <p>{data ? t('readAt', { when: formatInstant(data.at, locale) }) : t('lead')}</p>
        </div>
        <Button
          type="button"
          $kind="outline"
          $size="sm"
          aria-busy={isValidating}
          disabled={isValidating}
          onClick={() => mutate()}
        >
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
    </PageFrame>
  )
}
