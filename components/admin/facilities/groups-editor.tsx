'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { ContentRow } from '@/components/admin/content/content-row'
import { EditButton } from '@/components/admin/content/edit-button'
import { OrderedList } from '@/components/admin/content/ordered-list'
import { StatusSwitch } from '@/components/admin/content/status-switch'
import { PageFrame } from '@/components/shared/page-frame/page-frame'
import { useAction } from '@/components/shared/use-action'
import { call } from '@/lib/api/call'
import { facilityImage } from '@/lib/domain/catalogue'
import type { AdminFacilityGroupWire } from '@/lib/domain/content/facility'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { FacilityTypes, HideQuestion } from './facility-types'
import { GroupDialog } from './group-dialog'

/** The groups of facilities in their order; each has a page of its facilities. */
export function GroupsEditor({ groups }: { groups: AdminFacilityGroupWire[] }) {
  const t = useTranslations('admin.facilities')
  const common = useTranslations('admin.content')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  const [opened, setOpened] = useState<AdminFacilityGroupWire | 'new' | null>(null)
  const [hidden, setHidden] = useState<AdminFacilityGroupWire | null>(null)
  const nameOf = (group: AdminFacilityGroupWire) => localName(locale, group)
  const switchTo = (
    { _id, facilities: _facilities, ...group }: AdminFacilityGroupWire,
    status: AdminFacilityGroupWire['status'],
  ) =>
    act(
      () => call('PUT /admin/facility-groups/:id', { params: { id: _id }, body: { ...group, status } }),
      common('saved'),
    )
  return (
    <PageFrame>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <AddButton area="content" label={t('addGroup')} onClick={() => setOpened('new')} />
      <OrderedList
        label={t('title')}
        items={groups}
        nameOf={nameOf}
        onOrder={(body) => call('POST /admin/facility-groups/order', { body })}
      >
        {(group) => (
          <ContentRow
            icon={facilityImage(group.icon)}
            title={
              <Link href={`/admin/facilities/${group._id}`} prefetch={false}>
                {nameOf(group)}
              </Link>
            }
            detail={<GroupDetail group={group} />}
            status={group.status}
          >
            <EditButton name={nameOf(group)} onClick={() => setOpened(group)} />
            <StatusSwitch
              status={group.status}
              name={nameOf(group)}
              isBusy={isBusy}
              onSwitch={(to) => (to === 'inactive' ? setHidden(group) : void switchTo(group, to))}
            />
          </ContentRow>
        )}
      </OrderedList>
      {opened ? (
        <GroupDialog group={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      ) : null}
      {hidden ? (
        <HideQuestion
          name={nameOf(hidden)}
          kind="facility-groups"
          id={hidden._id}
          isBusy={isBusy}
          onHide={() => switchTo(hidden, 'inactive')}
          onClose={() => setHidden(null)}
        />
      ) : null}
    </PageFrame>
  )
}

function GroupDetail({ group: { facilities } }: { group: AdminFacilityGroupWire }) {
  const words = useTranslations('words')
  const types = facilities.flatMap((one) => (one.status === 'active' ? one.types : []))
  return (
    <>
      {words('facilities', { count: facilities.length })}
      {types.length > 0 ? ' · ' : null}
      <FacilityTypes types={types} />
    </>
  )
}
