import { isInSaudiArabia, MAP_START } from '@/lib/domain/geo/saudi-arabia'

test.each([
  ['Riyadh', 24.71, 46.68],
  ['the corniche of Jeddah', 21.6, 39.1],
  ['Haql', 29.29, 34.95],
  ['Farasan', 16.7, 42.1],
  ['Jazan', 16.89, 42.55],
  ['Najran', 17.5, 44.2],
  ['Sharurah', 17.48, 47.11],
  ['Dammam', 26.43, 50.1],
  ['Ras Tanura', 26.7, 50.1],
  ['Al Khafji', 28.43, 48.49],
  ['Salwa', 24.72, 50.77],
  ['Turaif', 31.67, 38.66],
  ['Arar', 30.98, 41.04],
  ['the middle of the map', MAP_START.latitude, MAP_START.longitude],
])('place-map: %s lies in the country', (_name, latitude, longitude) => {
  expect(isInSaudiArabia({ latitude, longitude })).toBe(true)
})

test.each([
  ['Manama', 26.22, 50.58],
  ['Doha', 25.29, 51.53],
  ['Kuwait', 29.37, 47.98],
  ['Abu Dhabi', 24.45, 54.38],
  ['Aqaba', 29.53, 35.0],
  ['Amman', 31.95, 35.93],
  ['Baghdad', 33.31, 44.37],
  ['Sana’a', 15.37, 44.19],
  ['Cairo', 30.04, 31.24],
  ['the sea off Africa', 0, 0],
])('place-map: %s does not', (_name, latitude, longitude) => {
  expect(isInSaudiArabia({ latitude, longitude })).toBe(false)
})
