'use client'

import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { IfMay } from '@/components/shared/member-role'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import type { CalendarConflictWire } from '@/lib/domain/calendar/wire'
import { formatDay } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { calendarHref } from './calendar-href'

const List = styled.section`
  display: grid; gap: var(--s-3); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-warn-soft);
  h2 { font-size: var(--fs-lg); color: var(--c-warn); display: flex; gap: var(--s-2); align-items: center; }
  ul { display: grid; gap: var(--s-3); list-style: none; padding: 0; }
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; justify-content: space-between; }
  a { font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px; }
`

/** Dates that are booked here and on another site: nothing was changed, so a user must decide. */
export function ConflictInbox({ conflicts }: { conflicts: readonly CalendarConflictWire[] }) {
  const t = useTranslations('hosted.calendar.conflicts')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  if (conflicts.length === 0) return null
  return (
    <List aria-label={t('title')}>
      <h2>
        <Icon name="alert" /> {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul>
        {conflicts.map((one) => (
          <li key={one._id}>
            <span>
              <Link href={calendarHref(one.serviceId, { month: one.from.slice(0, 7) })} prefetch={false}>
                {inLanguage(locale, one.service)}
              </Link>{' '}
              {t('dates', {
                from: formatDay(one.from, locale, 'dayMonth'),
                to: formatDay(one.to, locale, 'dayMonth'),
              })}
            </span>
            <IfMay action="editCalendar">
              <Button
                type="button"
                $kind="outline"
                $size="sm"
                disabled={isBusy}
                onClick={() =>
                  act(
                    () => call('POST /vendor/calendar-conflicts/:id/resolve', { params: { id: one._id } }),
                    t('settled'),
                  )
                }
              >
                {t('settle')}
              </Button>
            </IfMay>
          </li>
        ))}
      </ul>
    </List>
  )
}
