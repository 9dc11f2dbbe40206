import type { PropertyType } from '@/lib/domain/listing/vocabulary'

/** What a sentence of a description may take for granted. */
export type Feature =
  | 'pool'
  | 'lawn'
  | 'fire'
  | 'turf'
  | 'stand'
  | 'terrace'
  | 'sand'
  | 'palms'
  | 'chandeliers'

interface Pattern {
  en: string
  ar: string
}

/** A building of the photographs, and the listings that it fits. */
export interface Building {
  /** the cities with its landscape; everywhere when absent */
  cities?: readonly string[]
  has: readonly Feature[]
  /** facilities that its pictures show */
  shows: readonly string[]
  /** facilities that its pictures rule out */
  lacks?: readonly string[]
  /** names to which it is given first */
  suits?: RegExp
  /** replaces the names of its type, which would promise another place */
  name?: Pattern
}

const COAST = ['Jeddah', 'Dammam']
const HIGHLANDS = ['Abha', 'Taif']
const CLIFFS = ['Tabuk', 'Madinah']
const DESERT = ['Riyadh', 'Buraidah', 'Tabuk', 'Madinah', 'Makkah', 'Jeddah', 'Dammam']

const OWN_POOL = ['pool-private-swimming-pool', 'pool-number-of-pools']
const LOUNGERS = [...OWN_POOL, 'pool-sun-loungers']
const NO_POOL = [
  ...LOUNGERS,
  ...['depth-cm', 'fence'].map((part) => `pool-pool-${part}`),
  ...['pool-heated-pool', 'pool-indoor-pool', 'pool-children-s-pool', 'pool-water-slide'],
]
const FIRE = ['sofa-fire-pit', 'sofa-outdoor-seating']
const SEA = 'tree-sea-view'
const MOUNTAINS = 'tree-mountain-view'
const NO_VIEW = [SEA, MOUNTAINS]
const GRASS = 'pitch-natural-grass'
const TURF = 'pitch-artificial-turf'
const LIGHTS = 'pitch-floodlights'
const GOALS = 'pitch-goals-with-nets'
const KOSHA = ['hall-stage-kosha', 'hall-guest-tables', 'hall-flower-arrangements']
const CHANDELIERS = ['hall-chandeliers', 'hall-gold-chairs']
const NEAT = { has: [], shows: [] }

/** By the names in captions.json, the first the most usual of its type. */
export const BUILDINGS: Record<PropertyType, Readonly<Record<string, Building>>> = {
  Chalets: {
    'chalet-first': { has: ['pool', 'palms'], shows: LOUNGERS, lacks: NO_VIEW },
    'chalet-beach': {
      ...{ cities: COAST, has: ['pool'], shows: [...LOUNGERS, SEA], lacks: [MOUNTAINS], suits: /Bahr|Obhur/ },
      name: { en: '{w} Beach Chalet', ar: 'شاليه {w} على الشاطئ' },
    },
    'chalet-stone': {
      ...{ cities: HIGHLANDS, has: [], shows: [MOUNTAINS, 'sofa-outdoor-seating'], lacks: [...NO_POOL, SEA] },
      name: { en: '{w} Mountain Chalet', ar: 'شاليه {w} الجبلي' },
    },
    'chalet-aframe': {
      ...{ cities: CLIFFS, has: ['sand'], shows: [...FIRE, MOUNTAINS], lacks: [...NO_POOL, SEA] },
      name: { en: '{w} Timber Chalet', ar: 'شاليه {w} الخشبي' },
    },
    'chalet-najdi': {
      ...{ cities: ['Riyadh', 'Buraidah', 'Madinah'], has: ['pool'], lacks: NO_VIEW },
      shows: [...OWN_POOL, 'sofa-traditional-floor-seating'],
      name: { en: '{w} Najdi Chalet', ar: 'شاليه {w} النجدي' },
    },
    'chalet-black': { has: ['pool', 'fire'], shows: [...OWN_POOL, ...FIRE], lacks: NO_VIEW },
    'chalet-pavilion': {
      ...{ has: ['pool', 'palms'], lacks: NO_VIEW },
      shows: [...LOUNGERS, 'pool-waterfall-or-fountain', 'tree-garden'],
    },
    'chalet-lpool': { has: ['pool', 'lawn'], shows: [...LOUNGERS, 'tree-green-lawn'], lacks: NO_VIEW },
  },
  Resorts: {
    'resort-first': {
      has: ['pool', 'lawn', 'palms'],
      shows: [...OWN_POOL, 'tree-green-lawn'],
      lacks: NO_VIEW,
    },
    'resort-turf': {
      ...{ has: ['pool', 'lawn', 'fire'], lacks: NO_VIEW },
      shows: [...OWN_POOL, ...FIRE, 'pool-water-slide', 'tree-green-lawn'],
    },
    'resort-lagoon': {
      ...{ cities: COAST, has: ['pool', 'palms'], shows: LOUNGERS, lacks: [MOUNTAINS], suits: /Waha/ },
    },
    'resort-valley': { cities: HIGHLANDS, has: ['pool'], shows: LOUNGERS },
    'resort-canyon': { cities: CLIFFS, has: ['pool'], shows: LOUNGERS },
  },
  Hotel: {
    'hotel-classic': NEAT,
    'hotel-tower': { cities: ['Riyadh', 'Jeddah', 'Dammam', 'Makkah'], ...NEAT, suits: /Burj/ },
    'hotel-white': { cities: COAST, has: ['pool'], shows: ['pool-number-of-pools'], suits: /Murjan/ },
    'hotel-balad': { cities: ['Jeddah', 'Makkah', 'Madinah'], ...NEAT },
  },
  Apartment: {
    'living-navy': { ...NEAT, suits: /View/ },
    'living-sand': { ...NEAT, suits: /Villa/ },
    'living-evening': NEAT,
    'living-sage': NEAT,
    'living-day': NEAT,
    'living-bright': NEAT,
  },
  Stadium: {
    'pitch-first': {
      has: ['turf', 'stand'],
      shows: [LIGHTS, TURF, GOALS, 'pitch-stand-seats'],
      lacks: [GRASS],
    },
    'pitch-sea': {
      ...{ cities: COAST, has: ['turf'], shows: [TURF, GOALS], lacks: [GRASS, 'pitch-covered-pitch'] },
      name: { en: '{w} Beach Pitch', ar: 'ملعب {w} الساحلي' },
    },
    'pitch-roof': {
      ...{ has: [], shows: [LIGHTS, GOALS, 'pitch-side-nets'], lacks: [GRASS, TURF, 'pitch-running-track'] },
      name: { en: '{w} Rooftop Pitch', ar: 'ملعب {w} على السطح' },
    },
    'pitch-hall': {
      ...{ has: ['turf'], shows: ['pitch-covered-pitch', TURF, GOALS, 'pitch-scoreboard'], lacks: [GRASS] },
      name: { en: '{w} Indoor Arena', ar: 'صالة {w} الرياضية' },
    },
  },
  Lounges: {
    'lounge-first': { has: ['terrace', 'fire'], shows: FIRE },
    'majlis-cream': { ...NEAT, suits: /Majlis/ },
    'lounge-cafe': {
      ...{ has: [], shows: ['sofa-sofa-seats'], lacks: ['sofa-rooftop-terrace'] },
      name: { en: '{w} Café Lounge', ar: 'مقهى {w}' },
    },
    'majlis-green': { ...NEAT, suits: /Majlis/ },
    'lounge-roof': {
      ...{ has: ['terrace', 'fire'], shows: [...FIRE, 'sofa-rooftop-terrace'] },
      name: { en: '{w} Rooftop', ar: 'جلسات {w} على السطح' },
    },
    'majlis-blue': { ...NEAT, suits: /Majlis/ },
  },
  Camps: {
    'camp-first': {
      cities: DESERT,
      has: ['fire', 'sand'],
      shows: [...FIRE, 'tent-goat-hair-tent'],
      lacks: [SEA],
    },
    'camp-sea': {
      ...{ cities: COAST, has: ['fire', 'sand'], shows: FIRE },
      name: { en: '{w} Beach Camp', ar: 'مخيم {w} البحري' },
    },
    'camp-dome': {
      ...{
        cities: DESERT,
        has: ['fire', 'sand'],
        shows: FIRE,
        lacks: ['tent-goat-hair-tent'],
        suits: /Nufud|Ghada|Bayraq/,
      },
      name: { en: '{w} Dome Camp', ar: 'مخيم قباب {w}' },
    },
    'camp-bell': {
      ...{ cities: HIGHLANDS, has: ['fire', 'lawn'], shows: FIRE, lacks: ['tent-goat-hair-tent'] },
      name: { en: '{w} Highland Camp', ar: 'مخيم {w} الجبلي' },
    },
  },
  Wedding_Halls: {
    'hall-ivory': { has: ['chandeliers'], shows: [...KOSHA, ...CHANDELIERS] },
    'hall-emerald': { has: ['chandeliers'], shows: ['hall-guest-tables', ...CHANDELIERS] },
    'hall-blush': { has: ['chandeliers'], shows: [...KOSHA, ...CHANDELIERS] },
    'hall-gold': { has: ['chandeliers'], shows: [...KOSHA, 'hall-chandeliers', 'hall-red-carpet'] },
    'hall-modern': { has: [], shows: KOSHA, lacks: CHANDELIERS },
    'hall-garden': {
      ...{
        has: ['lawn'],
        shows: ['hall-guest-tables', 'hall-outdoor-courtyard'],
        lacks: ['hall-chandeliers'],
      },
      name: { en: '{w} Garden', ar: 'حديقة {w} للأفراح' },
    },
  },
  Farms: {
    'farm-first': {
      ...{ has: ['palms', 'lawn'], suits: /Palm|Saqiyah/ },
      shows: ['tree-palm-grove', 'tree-green-lawn', 'tree-well-or-irrigation-channel'],
      lacks: [SEA],
    },
    'farm-rose': {
      ...{ cities: HIGHLANDS, has: [], shows: ['tree-garden', MOUNTAINS], lacks: [SEA, 'tree-palm-grove'] },
      name: { en: '{w} Rose Terraces', ar: 'مدرجات {w} للورد' },
    },
    'farm-ranch': {
      ...{ has: ['lawn'], shows: ['paw-horses'], lacks: [SEA], suits: /Khayl/ },
      name: { en: '{w} Ranch', ar: 'مربط {w}' },
    },
    'farm-olive': {
      ...{ has: [], shows: ['tree-fruit-trees'], lacks: [SEA, 'tree-palm-grove'], suits: /Zaytoun/ },
      name: { en: '{w} Grove', ar: 'بستان {w}' },
    },
  },
}
