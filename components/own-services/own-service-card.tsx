import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { OwnServiceCard as OwnService } from '@/lib/domain/listing/own-service'
import { pictureAt } from '@/lib/domain/listing/picture'
import { placeName } from '@/lib/i18n/direction'
import { Link } from '@/lib/i18n/navigation'
import { isPage } from '@/lib/i18n/page-address'
import { CardActions } from './card-actions'
import { CardFacts } from './card-facts'
import { Card } from './card-look'
import { CardNotes } from './card-notes'
import { ServiceStateBadge } from './service-state-badge'

const PICTURE_WIDTH = 320

/** One own place: how it stands, what it brings, and what can be done with it. */
export function OwnServiceCard({ card, requiresLicence }: { card: OwnService; requiresLicence: boolean }) {
  const types = useTranslations('vocabulary.typeOne')
  const locale = useLocale()
  const { _id, image, type, city, status } = card
  const details = `/service-details?id=${_id}`
  return (
    <li>
      <Card aria-labelledby={_id}>
        {image ? (
          // biome-ignore lint/performance/noImgElement: the API keeps this width already
          <img
            className="photo"
            src={pictureAt(image, PICTURE_WIDTH)}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className="photo no-photo">
            <Icon name="home" size={28} />
          </span>
        )}
        <div className="head">
          <ServiceStateBadge state={status} />
          <h2 id={_id}>
            {isPage(details) ? (
              <Link href={details} prefetch={false}>
                {placeName(locale, card)}
              </Link>
            ) : (
              placeName(locale, card)
            )}
          </h2>
          <p className="quiet">
            {types(type)} · {placeName(locale, city)}
          </p>
        </div>
        <CardFacts card={card} />
        <CardNotes card={card} requiresLicence={requiresLicence} />
        <CardActions card={card} />
      </Card>
    </li>
  )
}
