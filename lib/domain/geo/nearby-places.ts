import type { LocalizedName } from '@/lib/domain/text/bilingual'
import { distanceKm, type Point } from './distance'

export type NearbyKind = 'haram' | 'airport' | 'sea' | 'landmark'

interface KnownPlace extends LocalizedName {
  kind: NearbyKind
  /** one point, or points along a coast, as [latitude, longitude] */
  at: readonly (readonly [latitude: number, longitude: number])[]
}

export interface NearbyPlace extends LocalizedName {
  kind: NearbyKind
  /** kilometres in a straight line */
  km: number
}

/** How far a place of a kind may be to be worth naming, in kilometres, and how many of them are. */
const KINDS: Record<NearbyKind, { withinKm: number; most: number }> = {
  haram: { withinKm: 25, most: 1 },
  sea: { withinKm: 20, most: 1 },
  landmark: { withinKm: 15, most: 2 },
  airport: { withinKm: 70, most: 1 },
}
const MOST = 4

/** Coasts to about half a kilometre, with points at most 7 km apart. */
const RED_SEA_AT_JEDDAH = [
  [21.39, 39.152],
  [21.445, 39.162],
  [21.478, 39.15],
  [21.494, 39.168],
  [21.514, 39.1535],
  [21.541, 39.1425],
  [21.56, 39.12],
  [21.588, 39.1045],
  [21.626, 39.103],
  [21.666, 39.1],
  [21.706, 39.092],
  [21.7215, 39.1185],
  [21.765, 39.1425],
  [21.715, 39.083],
  [21.752, 39.052],
  [21.8, 39.032],
] as const
const GULF_AT_DAMMAM = [
  [26.53, 50.02],
  [26.49, 50.1],
  [26.46, 50.15],
  [26.42, 50.13],
  [26.37, 50.17],
  [26.31, 50.225],
  [26.25, 50.21],
] as const

/** Coordinates of general knowledge, to a few hundred metres. */
const KNOWN_PLACES: readonly KnownPlace[] = [
  place('haram', 'Al Masjid Al Haram', 'المسجد الحرام', 21.4225, 39.8262),
  place('haram', 'Al Masjid An Nabawi', 'المسجد النبوي', 24.4672, 39.6111),
  { kind: 'sea', name: 'The Red Sea', name_ar: 'البحر الأحمر', at: RED_SEA_AT_JEDDAH },
  { kind: 'sea', name: 'The Arabian Gulf', name_ar: 'الخليج العربي', at: GULF_AT_DAMMAM },
  place('airport', 'King Abdulaziz International Airport', 'مطار الملك عبدالعزيز الدولي', 21.6796, 39.1565),
  place('airport', 'King Khalid International Airport', 'مطار الملك خالد الدولي', 24.9578, 46.6989),
  place(
    'airport',
    'Prince Mohammad bin Abdulaziz Airport',
    'مطار الأمير محمد بن عبدالعزيز الدولي',
    24.5534,
    39.7051,
  ),
  place('airport', 'King Fahd International Airport', 'مطار الملك فهد الدولي', 26.4712, 49.7979),
  place('airport', 'Taif International Airport', 'مطار الطائف الدولي', 21.483, 40.5434),
  place('airport', 'Abha International Airport', 'مطار أبها الدولي', 18.2404, 42.6566),
  place('airport', 'Prince Naif International Airport', 'مطار الأمير نايف الدولي', 26.3028, 43.7744),
  place('airport', 'Prince Sultan Airport', 'مطار الأمير سلطان', 28.3654, 36.6189),
  place('landmark', 'Historic Jeddah', 'جدة التاريخية', 21.4838, 39.1867),
  place('landmark', 'King Fahd’s Fountain', 'نافورة الملك فهد', 21.5158, 39.1451),
  place('landmark', 'Red Sea Mall', 'رد سي مول', 21.627, 39.1106),
  place('landmark', 'King Abdullah Sports City', 'مدينة الملك عبدالله الرياضية', 21.763, 39.1643),
  place('landmark', 'Kingdom Centre', 'برج المملكة', 24.7115, 46.6743),
  place('landmark', 'King Abdullah Financial District', 'مركز الملك عبدالله المالي', 24.7635, 46.6408),
  place('landmark', 'Al Masmak Palace', 'قصر المصمك', 24.6312, 46.7134),
  place('landmark', 'At Turaif in Diriyah', 'حي الطريف بالدرعية', 24.7341, 46.5725),
  place('landmark', 'Jabal An Nour', 'جبل النور', 21.4577, 39.8592),
  place('landmark', 'Quba Mosque', 'مسجد قباء', 24.4393, 39.6172),
  place('landmark', 'Ithra in Dhahran', 'إثراء بالظهران', 26.3346, 50.1205),
  place('landmark', 'Tabuk Castle', 'قلعة تبوك', 28.3838, 36.5555),
  place('landmark', 'As Soudah', 'السودة', 18.271, 42.364),
]

function place(
  kind: NearbyKind,
  name: string,
  name_ar: string,
  latitude: number,
  longitude: number,
): KnownPlace {
  return { kind, name, name_ar, at: [[latitude, longitude]] }
}

/**
 * What guests ask the way to from a listing: of each kind the nearest within its bound, at most four in all, the nearest first. Call it
 * with the public point of a listing, so that distances say no more than its map. Distances are great circles and not ways to drive.
 */
export function nearbyPlaces(point: Point): NearbyPlace[] {
  const near = KNOWN_PLACES.map(({ at, ...known }) => ({ ...known, km: kmTo(point, at) }))
    .filter(({ kind, km }) => km <= KINDS[kind].withinKm)
    .sort((one, other) => one.km - other.km)
  const isAmongNearest = (one: NearbyPlace) =>
    near.filter(({ kind }) => kind === one.kind).indexOf(one) < KINDS[one.kind].most
  return near.filter(isAmongNearest).slice(0, MOST)
}

/** To the nearest of the points, or of the lines between neighbours on a coast. */
function kmTo(point: Point, at: KnownPlace['at']): number {
  return Math.min(
    ...at.map(([latitude, longitude], index) => {
      const [latitudeBefore, longitudeBefore] = at[index - 1] ?? [latitude, longitude]
      const share = shareAlong(
        point,
        { latitude: latitudeBefore, longitude: longitudeBefore },
        { latitude, longitude },
      )
      return distanceKm(point, {
        latitude: latitudeBefore + (latitude - latitudeBefore) * share,
        longitude: longitudeBefore + (longitude - longitudeBefore) * share,
      })
    }),
  )
}

/** How far along a line, from 0 to 1, it comes nearest to a point; on a plane, which is exact enough within some kilometres. */
function shareAlong(point: Point, from: Point, to: Point): number {
  const shrink = Math.cos((point.latitude * Math.PI) / 180)
  const [x, y] = [(to.longitude - from.longitude) * shrink, to.latitude - from.latitude]
  const squared = x ** 2 + y ** 2
  if (squared === 0) return 0
  const along = (point.longitude - from.longitude) * shrink * x + (point.latitude - from.latitude) * y
  return Math.min(1, Math.max(0, along / squared))
}
