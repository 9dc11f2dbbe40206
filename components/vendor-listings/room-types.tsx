'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { ActButton } from '@/components/shared/act-button'
import { IfMay } from '@/components/shared/member-role'
import { Icon } from '@/components/ui/icon/icon'
import { call } from '@/lib/api/call'
import type { VendorRoomType, VendorRoomTypesWire } from '@/lib/contract/schemas/listing/vendor-listing'
import { MAX_ROOM_TYPES } from '@/lib/domain/listing/room-types'
import { useRouter } from '@/lib/i18n/navigation'
import { CardList, QuietText } from './card-style'
import { ListingCard } from './listing-card'

const Head = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s-3); align-items: center; justify-content: space-between;
  > p { flex: 1 1 280px; }
`

interface RoomTypesProps {
  roomTypes: VendorRoomTypesWire
  requiresLicence: boolean
}

/** The other room types of a property in every state, each with its acts, and beginning another one. */
export function RoomTypes({ roomTypes: { property, data }, requiresLicence }: RoomTypesProps) {
  const t = useTranslations('ownServices.roomTypes')
  const others = data.filter(({ _id }) => _id !== property)
  return (
    <>
      <Head>
        <QuietText>{t(others.length === 0 ? 'none' : 'lead')}</QuietText>
        {data.length < MAX_ROOM_TYPES ? (
          <IfMay action="editListings">
            <AddRoomType property={property} />
          </IfMay>
        ) : (
          <QuietText>{t('full')}</QuietText>
        )}
      </Head>
      <CardList>
        {others.map((one) => (
          <ListingCard
            key={one._id}
            card={one}
            requiresLicence={requiresLicence}
            within={<Size roomType={one} />}
          />
        ))}
      </CardList>
    </>
  )
}

/** How many rooms there are, and for how many guests each. */
function Size({ roomType: { units, maxGuests } }: { roomType: VendorRoomType }) {
  const t = useTranslations()
  return (
    <>
      {t('hosted.units', { count: units })} · {t('words.guests', { count: maxGuests })}
    </>
  )
}

/** Begins a draft with the content of the property, and opens it. */
function AddRoomType({ property }: { property: string }) {
  const t = useTranslations('ownServices.roomTypes')
  const router = useRouter()
  const begin = async () => {
    const { _id } = await call('POST /vendor/services/:id/room-types', { params: { id: property } })
    router.push(`/my-services?edit=${_id}`)
  }
  return (
    <ActButton send={begin} done={t('begun')}>
      <Icon name="plus" size={18} />
      {t('add')}
    </ActButton>
  )
}
