'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { ContentRow } from '@/components/admin/content/content-row'
import { EditButton } from '@/components/admin/content/edit-button'
import { OrderedList } from '@/components/admin/content/ordered-list'
import { StatusSwitch } from '@/components/admin/content/status-switch'
import { SwitchOffQuestion } from '@/components/admin/content/switch-off-question'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { AdminCityWire } from '@/lib/domain/content/city'
import { localName } from '@/lib/i18n/direction'
import { CityDialog } from './city-dialog'
import { DistrictsDialog } from './districts-dialog'

type Opened = { kind: 'new' } | { kind: 'edit' | 'districts' | 'switchOff'; city: AdminCityWire }

/** The cities in their order: names, picture, point, districts, and whether each is offered. */
export function CitiesEditor({ cities }: { cities: AdminCityWire[] }) {
  const t = useTranslations('admin.cities')
  const common = useTranslations('admin.content')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const nameOf = (city: AdminCityWire) => localName(locale, city)
  const switchTo = ({ _id, slug: _slug, ...city }: AdminCityWire, status: AdminCityWire['status']) =>
    act(
      () => call('PUT /admin/cities/:id', { params: { id: _id }, body: { ...city, status } }),
      common('saved'),
    )
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <AddButton area="content" label={t('add')} onClick={() => setOpened({ kind: 'new' })} />
      <OrderedList
        label={t('title')}
        items={cities}
        nameOf={nameOf}
        onOrder={(body) => call('POST /admin/cities/order', { body })}
      >
        {(city) => (
          <ContentRow
            image={city.image}
            title={nameOf(city)}
            detail={localName(locale === 'ar' ? 'en' : 'ar', city)}
            status={city.status}
          >
            <EditButton name={nameOf(city)} onClick={() => setOpened({ kind: 'edit', city })} />
            <Button
              type="button"
              $kind="outline"
              $size="sm"
              aria-label={t('districtsOf', { city: nameOf(city) })}
              onClick={() => setOpened({ kind: 'districts', city })}
            >
              {t('districts')}
            </Button>
            <StatusSwitch
              status={city.status}
              name={nameOf(city)}
              isBusy={isBusy}
              onSwitch={(to) =>
                to === 'inactive' ? setOpened({ kind: 'switchOff', city }) : void switchTo(city, to)
              }
            />
          </ContentRow>
        )}
      </OrderedList>
      {opened?.kind === 'new' ? <CityDialog city={null} onClose={close} /> : null}
      {opened?.kind === 'edit' ? <CityDialog city={opened.city} onClose={close} /> : null}
      {opened?.kind === 'districts' ? <DistrictsDialog city={opened.city} onClose={close} /> : null}
      {opened?.kind === 'switchOff' ? (
        <SwitchOffQuestion
          title={t('off.title', { city: nameOf(opened.city) })}
          keep={t('off.keep')}
          confirm={t('off.confirm')}
          consequence={t('off.consequence')}
          kind="cities"
          id={opened.city._id}
          isBusy={isBusy}
          onConfirm={async () => {
            await switchTo(opened.city, 'inactive')
            close()
          }}
          onClose={close}
        />
      ) : null}
    </PageFrame>
  )
}
