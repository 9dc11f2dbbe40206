import { type SQL, sql } from 'drizzle-orm'
import type { Point } from './criteria'

const EARTH_RADIUS_KM = 6371
/** The minimum length of a degree of latitude, so that a box in degrees is never too small. */
const KM_A_DEGREE = 110.5
/** Degrees: avoids an empty box when all listings are at the origin. */
const LEAST_DEGREES = 0.001

/** Great-circle distance in km from a row that has a listing. */
export function distance(origin: Point | null, row: SQL = sql`s`): SQL {
  if (!origin) return sql`NULL::float8`
  const latitude = sql`${origin.latitude}::float8`
  const longitude = sql`${origin.longitude}::float8`
  return sql`(2 * ${sql.raw(String(EARTH_RADIUS_KM))} * asin(least(1, sqrt(
    power(sin(radians(${row}.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(${row}.latitude)) * power(sin(radians(${row}.longitude - ${longitude}) / 2), 2)))))`
}

/** The sort order of the coordinate index: by degrees, which approximates the order by km. */
export const byDegrees = ({ latitude, longitude }: Point): SQL =>
  sql`s.location <-> point(${longitude}::float8, ${latitude}::float8)`

/** A box in degrees that holds everything within `km` of a point. */
export function boxAround({ latitude, longitude }: Point, km: SQL): SQL {
  const high = sql`(${km} / ${KM_A_DEGREE}::float8 + ${LEAST_DEGREES}::float8)`
  // Degrees of longitude are shortest at the edge farthest from the equator.
  const wide = sql`(${high} / greatest(0.1, cos(radians(least(80, abs(${latitude}::float8) + ${high})))))`
  return sql`box(point(${longitude}::float8 - ${wide}, ${latitude}::float8 - ${high}),
    point(${longitude}::float8 + ${wide}, ${latitude}::float8 + ${high}))`
}
