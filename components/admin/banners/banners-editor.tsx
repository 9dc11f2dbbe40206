'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { ContentRow } from '@/components/admin/content/content-row'
import { EditButton } from '@/components/admin/content/edit-button'
import { OrderedList } from '@/components/admin/content/ordered-list'
import { ActDialog } from '@/components/shared/act-dialog'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import type { AdminBannerWire } from '@/lib/contract/schemas/content/banner'
import { BANNER_PLACES } from '@/lib/domain/catalogue'
import { formatDay } from '@/lib/i18n/dates'
import { inLanguage } from '@/lib/i18n/direction'
import { BannerDialog } from './banner-dialog'

type Opened = { kind: 'new' } | { kind: 'edit' | 'remove'; banner: AdminBannerWire }

/** The banners of the home page by place, each list in its own order. */
export function BannersEditor({ banners }: { banners: AdminBannerWire[] }) {
  const t = useTranslations('admin.banners')
  const locale = useLocale()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const titleOf = ({ title, title_ar }: AdminBannerWire) => inLanguage(locale, { en: title, ar: title_ar })
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <AddButton area="content" label={t('add')} onClick={() => setOpened({ kind: 'new' })} />
      {BANNER_PLACES.map((place) => (
        <section key={place} aria-labelledby={`place-${place}`}>
          <h2 id={`place-${place}`}>{t(`places.${place}`)}</h2>
          <OrderedList
            label={t(`places.${place}`)}
            items={banners.filter((banner) => banner.place === place)}
            nameOf={titleOf}
            onOrder={(body) => call('POST /admin/banners/order/:place', { params: { place }, body })}
          >
            {(banner) => (
              <ContentRow
                image={banner.image}
                title={titleOf(banner)}
                detail={<BannerDetail banner={banner} />}
                status={banner.status}
              >
                <EditButton name={titleOf(banner)} onClick={() => setOpened({ kind: 'edit', banner })} />
                <Button
                  $kind="quiet"
                  $size="sm"
                  aria-label={t('removeNamed', { name: titleOf(banner) })}
                  onClick={() => setOpened({ kind: 'remove', banner })}
                >
                  {t('remove')}
                </Button>
              </ContentRow>
            )}
          </OrderedList>
        </section>
      ))}
      {opened?.kind === 'new' ? <BannerDialog banner={null} onClose={close} /> : null}
      {opened?.kind === 'edit' ? <BannerDialog banner={opened.banner} onClose={close} /> : null}
      {opened?.kind === 'remove' ? <RemoveQuestion banner={opened.banner} onClose={close} /> : null}
    </PageFrame>
  )
}

function BannerDetail({ banner: { link, firstDay, lastDay } }: { banner: AdminBannerWire }) {
  const t = useTranslations('admin.banners')
  const locale = useLocale()
  return (
    <>
      <bdi dir="ltr">{link}</bdi>
      {firstDay ? ` · ${t('from', { day: formatDay(firstDay, locale) })}` : null}
      {lastDay ? ` · ${t('until', { day: formatDay(lastDay, locale) })}` : null}
    </>
  )
}

function RemoveQuestion({ banner, onClose }: { banner: AdminBannerWire; onClose: () => void }) {
  const t = useTranslations('admin.banners')
  return (
    <ActDialog
      title={t('removeTitle')}
      keep={t('keep')}
      confirm={t('remove')}
      done={t('removed')}
      send={() =>
        call('POST /admin/banners/:id/remove', {
          params: { id: banner._id },
          body: { version: banner.version },
        })
      }
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </ActDialog>
  )
}
