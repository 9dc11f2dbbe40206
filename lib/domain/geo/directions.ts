/** The directions link to a place, opened by the map app of the phone. */
export function directionsHref({
  location: [latitude, longitude],
}: {
  location: readonly [latitude: number, longitude: number]
}): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
