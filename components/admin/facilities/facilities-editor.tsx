'use client'

import { useLocale, useTranslations } from 'next-intl'
import { BackLink } from '@/components/admin/back-link'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { call } from '@/lib/api/call'
import type { AdminFacilityGroupWire } from '@/lib/contract/schemas/content/facility'
import { localName } from '@/lib/i18n/direction'
import { FacilityDialog } from './facility-dialog'
import { FacilityTypes, useHideQuestion } from './facility-types'

/** The facilities of a group in their order: names, types, and whether hosts give a number. */
export function FacilitiesEditor({ group }: { group: AdminFacilityGroupWire }) {
  const t = useTranslations('admin.facilities')
  const locale = useLocale()
  return (
    <ContentEditor
      back={<BackLink href="/admin/facilities">{t('back')}</BackLink>}
      title={localName(locale, group)}
      lead={t('groupLead')}
      add={t('add')}
      items={group.facilities}
      onOrder={(body) => call('POST /admin/facility-groups/:id/order', { params: { id: group._id }, body })}
      onSwitch={({ _id, isCounted: _isCounted, ...facility }, status) =>
        call('PUT /admin/facilities/:id', { params: { id: _id }, body: { ...facility, status } })
      }
      row={(facility) => ({
        detail: (
          <>
            {facility.isCounted ? `${t('counted')} · ` : null}
            <FacilityTypes types={facility.types} />
          </>
        ),
      })}
      off={useHideQuestion('facilities')}
      dialog={(facility, onClose) => (
        <FacilityDialog groupId={group._id} facility={facility} onClose={onClose} />
      )}
    />
  )
}
