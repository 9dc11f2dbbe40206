import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Badges, Quiet, Rows, RowText } from '@/components/shared/card-rows'
import { Badge } from '@/components/ui/badge'
import { Money } from '@/components/ui/money'
import type { ReviewRoomType } from '@/lib/contract/schemas/listing/listing-review'
import type { Fact } from '@/lib/domain/listing/vocabulary'
import { localName } from '@/lib/i18n/direction'
import { grouped } from '@/lib/i18n/grouped'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

const Name = styled(Link)`
  font-weight: var(--fw-semibold); text-decoration: underline; text-underline-offset: 4px;
`

/** The room types of the property in every state, each with its size, beds, units and price, and a link to its own review. */
export function ReviewedRooms({ rooms, shown }: { rooms: readonly ReviewRoomType[]; shown: string }) {
  const t = useTranslations('admin.services.rooms')
  const states = useTranslations('vocabulary.serviceState')
  const units = useTranslations('vocabulary.priceUnit')
  const locale = useLocale()
  const money = useMoney()
  const factsOf = useRoomFacts()
  return (
    <Rows>
      {rooms.map((room) => (
        <li key={room._id}>
          <RowText>
            {room._id === shown ? (
              <strong>
                <bdi>{localName(locale, room)}</bdi>
              </strong>
            ) : (
              <Name href={`/admin/services?id=${room._id}`} prefetch={false}>
                <bdi>{localName(locale, room)}</bdi>
              </Name>
            )}
            <Quiet>{factsOf(room).join(' · ')}</Quiet>
            <Badges>
              <Badge $tone={room.status === 'live' ? 'ok' : 'plain'}>{states(room.status)}</Badge>
              {room._id === shown ? <Badge $tone="info">{t('thisOne')}</Badge> : null}
            </Badges>
          </RowText>
          <span>
            {t('from')} <Money {...money(room.price.from)} /> {units(room.price.unit)}
          </span>
        </li>
      ))}
    </Rows>
  )
}

/** Area, guests and every fact of a room type by its name: beds, bathrooms, units. */
function useRoomFacts(): (room: ReviewRoomType) => string[] {
  const vocabulary = useTranslations('vocabulary')
  const words = useTranslations('words')
  const textOfFact = (fact: Fact, value: string | number) => {
    const key = `${fact}.${value}`
    if (typeof value === 'number') return grouped(value)
    return vocabulary.has(key) ? vocabulary(key) : value
  }
  return ({ areaSqm, facts }) => [
    words('squareMetres', { value: grouped(areaSqm) }),
    ...(Object.entries(facts) as [Fact, string | number][])
      .filter(([, value]) => value !== '' && value !== 0)
      .map(([fact, value]) => `${vocabulary(`fact.${fact}`)}: ${textOfFact(fact, value)}`),
  ]
}
