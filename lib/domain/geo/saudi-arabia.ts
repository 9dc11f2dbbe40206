/** Where the map opens (wizard.md, section 2). */
export const MAP_START = { latitude: 24.96, longitude: 46.7, zoom: 7 } as const

/**
 * The outline of Saudi Arabia as [latitude, longitude]: accurate to some kilometres on land, generous at sea to
 * include islands and corniches. For checking points only, not for drawing.
 */
const OUTLINE: readonly (readonly [number, number])[] = [
  ...([
    [29.36, 34.97],
    [28.6, 34.6],
    [27.9, 34.4],
    [26.5, 35.6],
    [24.5, 36.6],
    [22.5, 38.2],
  ] as const),
  ...([
    [20.5, 38.8],
    [18.5, 40.2],
    [16.6, 41.2],
    [16.0, 42.2],
    [16.4, 42.79],
    [16.85, 43.15],
  ] as const),
  ...([
    [17.35, 43.25],
    [17.52, 43.6],
    [17.35, 44.2],
    [17.43, 45.2],
    [17.25, 45.45],
    [17.27, 46.4],
  ] as const),
  ...([
    [16.95, 46.8],
    [16.98, 47.3],
    [17.5, 47.65],
    [18.2, 48.2],
    [18.62, 49.12],
    [19.0, 52.0],
  ] as const),
  ...([
    [20.0, 55.0],
    [22.0, 55.66],
    [22.63, 55.14],
    [22.93, 52.6],
    [24.1, 51.6],
    [24.5, 51.6],
  ] as const),
  ...([
    [24.65, 51.3],
    [24.5, 51.15],
    [24.57, 50.95],
    [24.75, 50.83],
    [25.2, 50.62],
    [25.6, 50.3],
  ] as const),
  ...([
    [26.2, 50.32],
    [26.9, 50.5],
    [27.6, 49.9],
    [28.3, 49.1],
    [28.55, 48.5],
    [28.53, 47.7],
  ] as const),
  ...([
    [29.0, 47.45],
    [29.1, 46.5],
    [29.2, 44.7],
    [31.1, 42.08],
    [31.95, 40.4],
    [32.16, 39.2],
  ] as const),
  ...([
    [32.0, 39.0],
    [31.5, 37.0],
    [30.5, 38.0],
    [30.33, 37.67],
    [30.0, 37.5],
    [29.87, 36.76],
  ] as const),
  ...([
    [29.5, 36.5],
    [29.19, 36.07],
  ] as const),
]

/** Whether a point (in degrees) is in the country, by casting a ray to the east. */
export function isInSaudiArabia({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return OUTLINE.reduce((isInside, [fromLatitude, fromLongitude], i) => {
    const [toLatitude, toLongitude] = OUTLINE[(i + 1) % OUTLINE.length] ?? [0, 0]
    if (fromLatitude > latitude === toLatitude > latitude) return isInside
    const share = (latitude - fromLatitude) / (toLatitude - fromLatitude)
    return longitude < fromLongitude + share * (toLongitude - fromLongitude) ? !isInside : isInside
  }, false)
}
