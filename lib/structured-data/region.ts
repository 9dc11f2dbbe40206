import { normaliseArabic } from '@/lib/domain/text/arabic'

/** The thirteen regions of Saudi Arabia by ISO 3166-2; their names are messages (`vocabulary.region`). */
export const REGIONS = {
  riyadh: 'SA-01',
  makkah: 'SA-02',
  madinah: 'SA-03',
  eastern: 'SA-04',
  qassim: 'SA-05',
  hail: 'SA-06',
  tabuk: 'SA-07',
  northern: 'SA-08',
  jazan: 'SA-09',
  najran: 'SA-10',
  bahah: 'SA-11',
  jawf: 'SA-12',
  asir: 'SA-14',
} as const
export type Region = keyof typeof REGIONS

/** The cities of each region by their English names, those of the catalogue and others that an admin may add. */
const CITIES: Record<Region, readonly string[]> = {
  riyadh: ['Riyadh', 'Diriyah', 'Al Kharj', 'Al Majmaah', 'Dawadmi', 'Zulfi', 'Shaqra', 'Afif'],
  makkah: ['Makkah', 'Jeddah', 'Taif', 'Rabigh', 'Al Qunfudhah', 'Al Lith', 'Thuwal'],
  madinah: ['Madinah', 'Yanbu', 'Al Ula', 'AlUla', 'Badr', 'Khaybar'],
  eastern: [
    ...['Dammam', 'Khobar', 'Al Khobar', 'Dhahran', 'Jubail', 'Qatif', 'Ras Tanura', 'Hofuf', 'Al Ahsa'],
    ...['Khafji', 'Hafar Al Batin'],
  ],
  qassim: ['Buraidah', 'Unaizah', 'Ar Rass', 'Al Bukayriyah'],
  hail: ['Hail', 'Baqaa'],
  tabuk: ['Tabuk', 'Duba', 'Umluj', 'Haql', 'Al Wajh', 'Tayma', 'NEOM'],
  northern: ['Arar', 'Rafha', 'Turaif'],
  jazan: ['Jazan', 'Sabya', 'Abu Arish', 'Farasan', 'Fayfa'],
  najran: ['Najran', 'Sharurah'],
  bahah: ['Al Bahah', 'Baljurashi', 'Al Makhwah'],
  jawf: ['Sakaka', 'Qurayyat', 'Dumat Al Jandal'],
  asir: ['Abha', 'Khamis Mushait', 'Bisha', 'Mahayil', 'Al Namas', 'Tanomah', 'Rijal Almaa'],
}

const regionOfCity = new Map(
  Object.entries(CITIES).flatMap(([region, cities]) =>
    cities.map((city) => [normaliseArabic(city), region as Region] as const),
  ),
)

/** The region of a city by its English name; null for a city that the table does not have. */
export function regionOf(cityName: string): Region | null {
  return regionOfCity.get(normaliseArabic(cityName)) ?? null
}
