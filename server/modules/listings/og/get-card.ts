import { createHash } from 'node:crypto'
import type { Listing } from '@/lib/domain/listing/listing'
import { lowestOffer } from '@/lib/domain/listing/room-types'
import { priceUnitOf } from '@/lib/domain/listing/type-basics'
import { formatAmount } from '@/lib/domain/money'
import { findPropertyId } from '@/server/db/find-property'
import type { Deps } from '@/server/deps'
import type { Language } from '@/server/i18n'
import { getListing } from '@/server/modules/listings/get-listing'
import { getAreaCover } from '@/server/modules/listings/search/areas/get-area-cover'
import { pictureWork } from '@/server/modules/platform/media/picture-work'
import { keyOfPictureUrl, pictureFile } from '@/server/modules/platform/media/store-picture'
import { type CardTexts, drawCard } from './draw-card'

/** Part of every key: another design makes new files. */
const RECIPE = 'card-2'
const PHOTO_WIDTH = 1280
/** The queue's user for all share pictures, so that they wait beside the uploads of users. */
const CARDS = 'cards'

/** Drawings in progress: concurrent requests for the same picture share one. */
const inWork = new Map<string, Promise<Uint8Array>>()

/** The share picture of a listing, of a room type that of its property; stored by its content, so that only a change is drawn again. */
export async function getCardImage(deps: Deps, id: string, language: Language): Promise<Uint8Array> {
  const listing = await getListing(deps, await findPropertyId(deps.db, id), null)
  return storedCard(deps, textsOf(listing, language, deps), listing.images[0] ?? '')
}

/** The share picture of a city or district, for one listing type or all of them; 404 for an unknown one. */
export async function getAreaImage(
  deps: Deps,
  area: Parameters<typeof getAreaCover>[1],
  language: Language,
): Promise<Uint8Array> {
  const { name, city, image } = await getAreaCover(deps, area)
  const key = area.type === null ? 'search.results.anyPlace' : `vocabulary.type.${area.type}`
  const what = deps.translations.sentence(language, key)
  const texts = {
    language,
    brand: deps.translations.sentence(language, 'og.brand'),
    name: name[language],
    location: city ? `${what} · ${city[language]}` : what,
    price: null,
    rating: null,
  }
  return storedCard(deps, texts, image)
}

async function storedCard(deps: Deps, texts: CardTexts, cover: string): Promise<Uint8Array> {
  const key = `og/${hashOf([RECIPE, cover, texts])}.jpg`
  const stored = await deps.files.get(key)
  if (stored) return stored
  const running = inWork.get(key) ?? drawAndStore(deps, key, texts, cover)
  inWork.set(key, running)
  return running.finally(() => inWork.delete(key))
}

async function drawAndStore(deps: Deps, key: string, texts: CardTexts, cover: string): Promise<Uint8Array> {
  const picture = keyOfPictureUrl(cover)
  const photo = picture ? await deps.files.get(pictureFile(picture, PHOTO_WIDTH)) : null
  const bytes = await pictureWork.seated(CARDS, () => pictureWork.inTurn(CARDS, () => drawCard(texts, photo)))
  await deps.files.put(key, bytes)
  return bytes
}

function textsOf(
  listing: Listing,
  language: Language,
  { translations }: Pick<Deps, 'translations'>,
): CardTexts {
  const { city } = listing.location
  const isArabic = language === 'ar'
  const price = lowestOffer(listing)
  const unit = priceUnitOf(listing.type, listing.terms.pricingMode)
  return {
    language,
    brand: translations.sentence(language, 'og.brand'),
    name: listing.name[language],
    location: `${translations.sentence(language, `vocabulary.typeOne.${listing.type}`)} · ${isArabic ? city.name_ar : city.name}`,
    price:
      price === null ? null : translations.sentence(language, `og.${unit}`, { price: formatAmount(price) }),
    rating: listing.rating === null ? null : `${listing.rating.toFixed(1)} (${listing.reviewsCount})`,
  }
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}
