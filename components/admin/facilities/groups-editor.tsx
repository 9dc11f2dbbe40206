'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { call } from '@/lib/api/call'
import type { AdminFacilityGroupWire } from '@/lib/contract/schemas/content/facility'
import { facilityImage } from '@/lib/domain/catalogue'
import { localName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { FacilityTypes, useHideQuestion } from './facility-types'
import { GroupDialog } from './group-dialog'

/** The groups of facilities in their order; each has a page of its facilities. */
export function GroupsEditor({ groups }: { groups: AdminFacilityGroupWire[] }) {
  const t = useTranslations('admin.facilities')
  const locale = useLocale()
  return (
    <ContentEditor
      title={t('title')}
      lead={t('lead')}
      add={t('addGroup')}
      items={groups}
      onOrder={(body) => call('POST /admin/facility-groups/order', { body })}
      onSwitch={({ _id, facilities: _facilities, ...group }, status) =>
        call('PUT /admin/facility-groups/:id', { params: { id: _id }, body: { ...group, status } })
      }
      row={(group) => ({
        icon: facilityImage(group.icon),
        title: (
          <Link href={`/admin/facilities/${group._id}`} prefetch={false}>
            {localName(locale, group)}
          </Link>
        ),
        detail: <GroupDetail group={group} />,
      })}
      off={useHideQuestion('facility-groups')}
      dialog={(group, onClose) => <GroupDialog group={group} onClose={onClose} />}
    />
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
