'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { BackLink } from '@/components/admin/back-link'
import { ContentRow } from '@/components/admin/content/content-row'
import { EditButton } from '@/components/admin/content/edit-button'
import { OrderedList } from '@/components/admin/content/ordered-list'
import { StatusSwitch } from '@/components/admin/content/status-switch'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { useAction } from '@/components/shared/use-action'
import { call } from '@/lib/api/call'
import type { AdminFacilityGroupWire, AdminFacilityWire } from '@/lib/domain/content/facility'
import { localName } from '@/lib/i18n/direction'
import { FacilityDialog } from './facility-dialog'
import { FacilityTypes, HideQuestion } from './facility-types'

/** The facilities of a group in their order: names, types, and whether hosts give a number. */
export function FacilitiesEditor({ group }: { group: AdminFacilityGroupWire }) {
  const t = useTranslations('admin.facilities')
  const common = useTranslations('admin.content')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  const [opened, setOpened] = useState<AdminFacilityWire | 'new' | null>(null)
  const [hidden, setHidden] = useState<AdminFacilityWire | null>(null)
  const nameOf = (facility: AdminFacilityWire) => localName(locale, facility)
  const switchTo = (
    { _id, isCounted: _isCounted, ...facility }: AdminFacilityWire,
    status: AdminFacilityWire['status'],
  ) =>
    act(
      () => call('PUT /admin/facilities/:id', { params: { id: _id }, body: { ...facility, status } }),
      common('saved'),
    )
  return (
    <PageFrame>
      <BackLink href="/admin/facilities">{t('back')}</BackLink>
      <h1>{localName(locale, group)}</h1>
      <p>{t('groupLead')}</p>
      <AddButton area="content" label={t('add')} onClick={() => setOpened('new')} />
      <OrderedList
        label={localName(locale, group)}
        items={group.facilities}
        nameOf={nameOf}
        onOrder={(body) => call('POST /admin/facility-groups/:id/order', { params: { id: group._id }, body })}
      >
        {(facility) => (
          <ContentRow
            title={nameOf(facility)}
            detail={
              <>
                {facility.isCounted ? `${t('counted')} · ` : null}
                <FacilityTypes types={facility.types} />
              </>
            }
            status={facility.status}
          >
            <EditButton name={nameOf(facility)} onClick={() => setOpened(facility)} />
            <StatusSwitch
              status={facility.status}
              name={nameOf(facility)}
              isBusy={isBusy}
              onSwitch={(to) => (to === 'inactive' ? setHidden(facility) : void switchTo(facility, to))}
            />
          </ContentRow>
        )}
      </OrderedList>
      {opened ? (
        <FacilityDialog
          groupId={group._id}
          facility={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {hidden ? (
        <HideQuestion
          name={nameOf(hidden)}
          kind="facilities"
          id={hidden._id}
          isBusy={isBusy}
          onHide={() => switchTo(hidden, 'inactive')}
          onClose={() => setHidden(null)}
        />
      ) : null}
    </PageFrame>
  )
}
