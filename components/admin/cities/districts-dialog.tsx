'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import styled from 'styled-components'
import { useFailureText } from '@/components/forms/use-issue-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { useAnswer } from '@/lib/api/use-answer'
import type { AdminCityWire } from '@/lib/contract/schemas/content/city'
import { localName } from '@/lib/i18n/direction'
import { DistrictForm } from './district-form'

const List = styled.ul`
  display: grid; gap: var(--s-2); margin: 0; padding: 0; list-style: none;
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-2) var(--s-4); padding-block: var(--s-2); border-block-end: 1px solid var(--c-line); }
  strong span { font-weight: var(--fw-regular); }
  span { display: inline-flex; align-items: center; gap: var(--s-3); color: var(--c-ink-2); font-size: var(--fs-sm); }
`

/** The districts of a city: added, renamed, and removed while no listing is in them. */
export function DistrictsDialog({ city, onClose }: { city: AdminCityWire; onClose: () => void }) {
  const t = useTranslations('admin.cities')
  const common = useTranslations('admin.content')
  const locale = useLocale()
  const failureText = useFailureText()
  const { data, error, mutate } = useAnswer('GET /admin/cities/:id/districts', { params: { id: city._id } })
  const [{ renamedId, round }, setForm] = useState<{ renamedId: string | null; round: number }>({
    renamedId: null,
    round: 0,
  })
  const renamed = data?.data.find(({ _id }) => _id === renamedId) ?? null
  const openForm = (id: string | null) => setForm((now) => ({ renamedId: id, round: now.round + 1 }))
  /** The list is read again, because another admin may have been faster. */
  async function fail(failure: unknown) {
    showToast({ kind: 'error', text: failureText(failure) })
    await mutate()
  }
  async function done() {
    showToast({ kind: 'success', text: common('saved') })
    await mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('districtsOf', { city: localName(locale, city) })}
      closeLabel={common('close')}
      shape="wide"
    >
      <DistrictForm
        key={round}
        cityId={city._id}
        renamed={renamed}
        startsFocused={round > 0}
        onDone={async () => {
          await done()
          openForm(null)
        }}
        onCancel={() => openForm(null)}
        onFailure={fail}
      />
      {error ? <p role="alert">{failureText(error)}</p> : null}
      <List aria-label={t('districts')}>
        {data?.data.map((district) => (
          <li key={district._id}>
            <strong>
              {localName(locale, district)} <span>{localName(locale === 'ar' ? 'en' : 'ar', district)}</span>
            </strong>
            <span>
              <Button
                $kind="outline"
                $size="sm"
                aria-label={t('renameNamed', { name: localName(locale, district) })}
                onClick={() => openForm(district._id)}
              >
                {t('rename')}
              </Button>
              {district.isUsed ? (
                t('used')
              ) : (
                <Button
                  $kind="quiet"
                  $size="sm"
                  aria-label={t('removeNamed', { name: localName(locale, district) })}
                  onClick={() =>
                    call('POST /admin/districts/:id/remove', {
                      params: { id: district._id },
                      body: { version: district.version },
                    }).then(done, fail)
                  }
                >
                  {t('remove')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </List>
    </Dialog>
  )
}
