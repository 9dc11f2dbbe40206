import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Listing } from '@/lib/domain/listing/listing'

export function DetailRules({ listing }: { listing: Listing }) {
  const words = useTranslations('vocabulary.houseRule')
  return (
    <ul className="ticks groups">
      {listing.rules.map((rule) => (
        <li key={rule} className="no">
          <Icon name="info" size={16} /> {words(rule)}
        </li>
      ))}
      {listing.additionalRules.map((rule) => (
        <li key={rule} className="no">
          <Icon name="info" size={16} /> <bdi dir="auto">{rule}</bdi>
        </li>
      ))}
    </ul>
  )
}
