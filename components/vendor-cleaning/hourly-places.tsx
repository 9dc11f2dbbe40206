'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Ticks } from '@/components/forms/ticks'
import { Card, Quiet } from '@/components/shared/card-rows'
import { useAction } from '@/components/shared/use-action'
import { call } from '@/lib/api/call'
import type { CleanedListing } from '@/lib/domain/cleaning/wire'
import { localName } from '@/lib/i18n/direction'

/** Where stays by the hour make tasks too; nothing for a vendor who sells none. */
export function HourlyPlaces({ listings }: { listings: readonly CleanedListing[] }) {
  const t = useTranslations('cleaning.hours')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  const hourly = listings.filter((one) => one.hourly !== null)
  if (hourly.length === 0) return null
  return (
    <Card aria-labelledby="hourly-places">
      <h2 id="hourly-places">{t('title')}</h2>
      <Quiet>{t('lead')}</Quiet>
      <Ticks disabled={isBusy}>
        <legend>{t('on')}</legend>
        {hourly.map(({ _id: id, hourly: isOn, ...name }) => (
          <label key={id} htmlFor={`hourly-${id}`}>
            <input
              id={`hourly-${id}`}
              type="checkbox"
              checked={isOn === true}
              onChange={({ target }) =>
                act(
                  () =>
                    call('PUT /vendor/cleaning/listings/:id', {
                      params: { id },
                      body: { hourly: target.checked },
                    }),
                  t('saved'),
                )
              }
            />
            <bdi>{localName(locale, name)}</bdi>
          </label>
        ))}
      </Ticks>
    </Card>
  )
}
