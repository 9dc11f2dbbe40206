import { REVIEW_ASPECTS } from '@/lib/domain/listing/listing'
import { addDays, type Day, daysBetween, instantAt } from '@/lib/domain/time/days'
import type { reviews } from '@/server/db/schema/bookings/reviews'
import { demo, generalReviews } from '@/server/db/seed/content'
import { GUESTS } from '@/server/db/seed/people/users'
import type { Random } from '@/server/db/seed/random'
import { newReviewColumns } from '@/server/modules/bookings/reviews/write-review'
import type { PlannedListing } from './plan'

export type SeedReview = typeof reviews.$inferInsert & { id: string; createdAt: Date }

/** One in twelve below four; all together about 4.5. */
const RATINGS = { '5': 62, '4': 30, '3': 6, '2': 2 }
const ARABIC_SHARE = 0.65
/** Words that are true only of listings in these cities. */
const CITIES_OF_WORD: Record<string, readonly string[]> = { Haram: ['Makkah', 'Madinah'] }

interface ReviewText {
  rating: number
  en: string
  ar: string
  /** when it is written, for texts about a season */
  months?: number[]
}

export function reviewsOf(plan: PlannedListing, publishedOn: Day, today: Day, count: number): SeedReview[] {
  const { random } = plan
  const authors = random.some(GUESTS, count)
  const texts = fittingTexts(plan)
  const span = daysBetween(publishedOn, today)
  return authors.map((author, i) => {
    const rating = Number(random.weighted(RATINGS))
    const writtenOn = addDays(publishedOn, random.between(1, Math.max(1, span - 1)))
    const text = takeText(texts, rating, writtenOn, random)
    const language = random.chance(ARABIC_SHARE) ? 'ar' : 'en'
    const aspects = balanced(
      REVIEW_ASPECTS.map(() => Math.min(5, Math.max(1, rating + random.between(-1, 1)))),
      rating,
    )
    const createdAt = instantAt(writtenOn, `${String(random.between(13, 22)).padStart(2, '0')}:15`)
    return {
      id: `review-${plan.id}-${i + 1}`,
      listingId: plan.id,
      authorId: author.id,
      ...newReviewColumns({ aspects, text: text[language] }, createdAt),
      publishedAt: createdAt,
    }
  })
}

/** The aspects with the rating as their mean, so that a listing's parts agree with its whole. */
function balanced(aspects: number[], rating: number): number[] {
  let surplus = aspects.reduce((sum, one) => sum + one - rating, 0)
  return aspects.map((one) => {
    const step = surplus > 0 && one > 1 ? -1 : surplus < 0 && one < 5 ? 1 : 0
    surplus += step
    return one + step
  })
}

function fittingTexts({ type, city }: PlannedListing): ReviewText[] {
  const own = demo.reviews.filter((one) => one.types.includes(type))
  return [...own, ...generalReviews].filter(({ en }) =>
    Object.entries(CITIES_OF_WORD).every(
      ([word, places]) => !en.includes(word) || places.includes(city.name),
    ),
  )
}

/** A text of that rating, else of the nearest, that fits the month; each is used once for a listing. */
function takeText(texts: ReviewText[], rating: number, writtenOn: Day, random: Random): ReviewText {
  const distance = (text: ReviewText) => Math.abs(text.rating - rating)
  const month = Number(writtenOn.slice(5, 7))
  const fitting = texts.filter(({ months }) => !months || months.includes(month))
  const nearest = Math.min(...fitting.map(distance))
  const text = random.pick(fitting.filter((one) => distance(one) === nearest))
  texts.splice(texts.indexOf(text), 1)
  return text
}

export function meanRating(rows: readonly SeedReview[]): number | null {
  return rows.length === 0 ? null : rounded(rows.reduce((sum, row) => sum + row.rating, 0) / rows.length)
}

export function aspectMeans(rows: readonly SeedReview[]): number[] {
  return REVIEW_ASPECTS.map((_, i) =>
    rounded(rows.reduce((sum, row) => sum + (row.aspects[i] ?? 0), 0) / Math.max(1, rows.length)),
  )
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
