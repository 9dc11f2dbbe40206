import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { TOKEN_COLOURS } from '@/lib/domain/token-colours'
import type { Language } from '@/server/i18n'
import { assetFile } from '@/server/modules/platform/pdf/assets'
import { type Drawn, drawSvg, drawText } from '@/server/modules/platform/pdf/draw-text'
import { GAP, placeRow, WIDTH, widthOf } from './place-row'

/** The texts and figures on the share picture of a listing. */
export interface CardTexts {
  language: Language
  brand: string
  name: string
  /** listing type and city */
  location: string
  /** null without a price */
  price: string | null
  /** null before the first review */
  rating: string | null
}

const HEIGHT = 630
const EDGE = 56
/** The texts stand in the middle square, which is all that some messengers show. */
const TEXT_WIDTH = HEIGHT - 2 * 20
const SIGN = 76
const STAR_SIZE = 36
/** Brighter than the token: it stands on a shaded photo. */
const GOLD = '#F2B84B'
const QUALITY = 82
/** Font sizes of the name by its length; longer names are cut. */
const NAME_SIZES = [
  { letters: 14, size: 76 },
  { letters: 36, size: 60 },
  { letters: 80, size: 48 },
]
const LONGEST_NAME = 80
const STAR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${GOLD}" d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z"/></svg>`
const SCRIM = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#0A0806" stop-opacity=".5"/><stop offset=".35" stop-color="#0A0806" stop-opacity=".28"/><stop offset="1" stop-color="#0A0806" stop-opacity=".86"/></linearGradient><rect width="100%" height="100%" fill="url(#shade)"/></svg>`

/** 1200 by 630 pixels as JPEG, which every messenger supports: photo, shade and text in its direction. */
export async function drawCard(texts: CardTexts, photo: Uint8Array | null): Promise<Uint8Array> {
  const layers = await Promise.all([topLayers(texts), bottomLayers(texts)])
  return base(photo)
    .composite([{ input: Buffer.from(SCRIM) }, ...layers.flat()])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

function base(photo: Uint8Array | null) {
  if (photo) return sharp(photo).resize(WIDTH, HEIGHT, { fit: 'cover' }).removeAlpha()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: TOKEN_COLOURS.primary } })
}

/** The logo and the name of the site. */
async function topLayers({ language, brand }: CardTexts): Promise<OverlayOptions[]> {
  const sign = await drawSvg(await readFile(assetFile('logo.svg')), SIGN)
  const name = await drawText(
    brand,
    { weight: 'bold', size: 44, colour: TOKEN_COLOURS['on-photo'] },
    TEXT_WIDTH,
  )
  return placeRow([sign, name], EDGE + SIGN, language)
}

/** Name, type and city, price and rating, stacked from the lower edge. */
async function bottomLayers(texts: CardTexts): Promise<OverlayOptions[]> {
  const { language, location } = texts
  const rows = [
    ...(await factsOf(texts)),
    [await drawText(location, { weight: 'medium', size: 36, colour: TOKEN_COLOURS.sunk }, TEXT_WIDTH)],
    [
      await drawText(
        cut(texts.name),
        { weight: 'bold', size: nameSize(texts.name), colour: TOKEN_COLOURS['on-photo'] },
        TEXT_WIDTH,
      ),
    ],
  ]
  let bottom = HEIGHT - EDGE
  return rows.flatMap((drawn) => {
    if (drawn.length === 0) return []
    const layers = placeRow(drawn, bottom, language)
    bottom -= Math.max(...drawn.map((one) => one.height)) + GAP
    return layers
  })
}

/** Rating and price in one row, or in two where they are too wide, the lowest first. */
async function factsOf({ price, rating }: CardTexts): Promise<Drawn[][]> {
  const style = { weight: 'bold', size: 37, colour: TOKEN_COLOURS['on-photo'] } as const
  const prices = price ? [await drawText(price, style, TEXT_WIDTH)] : []
  if (!rating) return [prices]
  const ratings = [
    await drawSvg(STAR, STAR_SIZE),
    await drawText(rating, { ...style, colour: GOLD }, TEXT_WIDTH),
  ]
  const both = [...prices, ...ratings]
  return widthOf(both) > TEXT_WIDTH ? [ratings, prices] : [both]
}

function cut(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name
}

function nameSize(name: string): number {
  const fitting = NAME_SIZES.find(({ letters }) => name.length <= letters) ?? NAME_SIZES.at(-1)
  return fitting?.size ?? 0
}
